import { type OperationId } from '../auth/access.constants.js';

export interface Transition<State extends string> {
  /** The operation that does it: the table of rights says who may. */
  operation: OperationId;
  from: readonly State[];
  to: State;
}

/** The allowed actions, the states from which they start, and the state to which they lead. Any other is a conflict. */
export type Transitions<Action extends string, State extends string> = Readonly<
  Record<Action, Transition<State>>
>;
