/** Id of a rule that was made of a list's line. */
export const listRuleId = (list: string, line: number): string => `${list}:${line}`;

/** The line that a rule's id names; `''` where the rule is no list's. */
export const lineOf = (rule: string): string => /:(\d+)$/.exec(rule)?.[1] ?? '';
