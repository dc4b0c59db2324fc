import { type RuleName } from '../messages/translate.js';

/** One field that breaks the contract. The error filter adds the text. */
export interface Violation {
  /** Path of the field, such as `video.rate.min`; empty for the body as a whole. */
  field: string;
  rule: RuleName;
  params: Record<string, unknown>;
}

/** What the field decorators attach to each of their validators. */
export type RuleContext = Pick<Violation, 'rule' | 'params'>;
