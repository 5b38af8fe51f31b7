import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Choice<T extends string> {
  readonly value: T;
  readonly title: string;
  readonly about: string;
}

interface Props<T extends string> {
  readonly title: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly choose: (value: T) => void;
  /** Shown below them. */
  readonly children?: ComponentChildren;
}

/** One of a few, each with a sentence about what it does. */
export function Choices<T extends string>({ title, value, choices, choose, children }: Props<T>) {
  const id = useId();
  return (
    <fieldset class="choices">
      <legend>{title}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class="choice">
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            aria-describedby={`${id}-${choice.value}`}
            onClick={(event) => {
              // The dot follows what is stored, not the click, which may still be refused.
              event.preventDefault();
              choose(choice.value);
            }}
          />
          <span class="title">{choice.title}</span>
          <span class="about" id={`${id}-${choice.value}`}>
            {choice.about}
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
