import { mayCall } from '../auth/may-call.js';
import { type Holder } from '../auth/can.js';
import { AppError } from '../errors/app-error.js';
import { type Transition } from './transitions.constants.js';

interface Versioned<State extends string> {
  state: State;
  version: number;
}

/** The actions that somebody may do in this state, in the order of the table. */
export function legalActions<Action extends string, State extends string>(
  steps: Readonly<Record<Action, Pick<Transition<State>, 'from' | 'operation'>>>,
  state: State,
  holder: Holder,
): Action[] {
  return (Object.keys(steps) as Action[]).filter(
    (action) => steps[action].from.includes(state) && mayCall(holder, steps[action].operation),
  );
}

/**
 * The state to which a transition leads from what is there now.
 * @param version what the caller has read
 * @throws AppError conflict, with the current state and version, where it is stale or leads nowhere
 */
export function follow<State extends string>(
  { from, to }: Transition<State>,
  { state, version: current }: Versioned<State>,
  version: number,
): State {
  if (version !== current || !from.includes(state))
    throw new AppError('conflict', {}, { state, version: current });
  return to;
}
