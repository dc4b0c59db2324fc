import { type RuleName } from '../messages/translate.js';

/** One field that breaks the contract. The error filter adds the text. */
export interface Violation {
  /** Path of the field, such as `video.rate.min`; empty for the body as a whole. */
  field: string;
  rule: RuleName;
  params: Record<string, unknown>;
}

/** What the field decorators attach to each of their validators. */
export interface RuleContext extends Pick<Violation, 'rule' | 'params'> {
  /** Parameters that depend on the value, such as the character that is refused. They are added to the others. */
  paramsOf?: ((value: unknown) => Violation['params']) | undefined;
}
