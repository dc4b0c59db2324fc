import { type Role } from '../../common/auth/roles.constants.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { type ParameterChange } from './parameter-change.entity.js';
import {
  ADMINISTRATORS_FOR_FOUR_EYES,
  CHANGE_ACTIONS,
  CHANGE_TRANSITIONS,
  type ChangeAction,
  NEEDS_SECOND_PERSON,
  type RefusalReason,
} from './profile-parameters.constants.js';

type Decidable = Pick<ParameterChange, 'state' | 'submittedBy'>;

/** Somebody who may decide on a change, among how many. */
export interface Approver {
  accountId: number;
  role: Role;
  /** The number of active administrators. */
  administrators: number;
}

/** Whether the four-eyes rule leaves the action to another administrator. */
export function isLeftToOthers(
  action: ChangeAction,
  { submittedBy }: Decidable,
  approver: Approver,
): boolean {
  return (
    NEEDS_SECOND_PERSON[action] &&
    submittedBy === approver.accountId &&
    approver.administrators >= ADMINISTRATORS_FOR_FOUR_EYES
  );
}

export function availableActions(change: Decidable, approver: Approver): ChangeAction[] {
  return legalActions(CHANGE_TRANSITIONS, change.state, approver.role).filter(
    (action) => !isLeftToOthers(action, change, approver),
  );
}

/** The other actions. A wrong state is named first, because it holds for everyone. */
export function refusedActions(
  change: Decidable,
  approver: Approver,
): { action: ChangeAction; reason: RefusalReason }[] {
  const available = availableActions(change, approver);
  return CHANGE_ACTIONS.filter((action) => !available.includes(action)).map((action) => ({
    action,
    reason: CHANGE_TRANSITIONS[action].from.includes(change.state) ? 'ownChange' : 'state',
  }));
}
