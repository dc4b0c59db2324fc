import { type OperationId } from '../auth/access.constants.js';

export interface Transition<State extends string> {
  /** The operation that does it: the table of rights says who may. */
  operation: OperationId;
  from: readonly State[];
  to: State;
}

/** What can be done, from which states, and where it leads. What is not here is a conflict. */
export type Transitions<Action extends string, State extends string> = Readonly<
  Record<Action, Transition<State>>
>;
