/** What is wrong in a rule file, and where. */
export interface RuleFault {
  readonly file: string;
  /** Id of the rule, or `#3` for the third when it has none. */
  readonly rule?: string;
  /** Field and place in it: `paths[2]`. */
  readonly field?: string;
  readonly message: string;
  /** What a person does about it, as a sentence. */
  readonly advice: string;
}

/** A fault as one line: file, rule, field, and what was expected. */
export function faultText({ file, rule, field, message }: RuleFault): string {
  return [file, rule && `rule ${rule}`, field, message].filter(Boolean).join(': ');
}
