import { useId } from 'preact/hooks';
import { Switch } from '../ui/Switch';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

/** A switch over the whole width, with a sentence about what it does. */
export function SettingSwitch({ title, about, on, change }: Props) {
  const id = useId();
  return (
    <div class="setting">
      <Switch on={on} change={change} describedBy={id}>
        {title}
      </Switch>
      <p class="about" id={id}>
        {about}
      </p>
    </div>
  );
}
