import { mayCall } from '../auth/may-call.js';
import { type Role } from '../auth/roles.constants.js';
import { AppError } from '../errors/app-error.js';
import { type Transition, type Transitions } from './transitions.constants.js';

interface Versioned<State extends string> {
  state: State;
  version: number;
}

/** The actions that a role may do in this state, in the order of the table. */
export function legalActions<Action extends string, State extends string>(
  transitions: Transitions<Action, State>,
  state: State,
  role: Role,
): Action[] {
  return (Object.keys(transitions) as Action[]).filter(
    (action) => transitions[action].from.includes(state) && mayCall(role, transitions[action].operation),
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
