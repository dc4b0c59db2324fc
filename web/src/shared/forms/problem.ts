/** The rules that a value can violate, each with its message in the catalogue. */
export type Rule =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooMany'
  | 'pattern'
  | 'character'
  | 'space'
  | 'number'
  | 'whole'
  | 'range'
  | 'past'
  | 'choice'
  | 'wrong';

export interface RuleProblem {
  rule: Rule;
  /** For the message. */
  params: { min?: number; max?: number; typed?: number; character?: string };
}

/** A violated rule, or what the server says about the value in the reader's language. */
export type Problem = RuleProblem | { text: string };

export type FieldOf<Values> = Extract<keyof Values, string>;
export type Problems<Values> = Partial<Record<FieldOf<Values>, Problem>>;

/** A rule of the form itself, for what the contract cannot express. */
export function problem(rule: Rule, params: RuleProblem['params'] = {}): RuleProblem {
  return { rule, params };
}
