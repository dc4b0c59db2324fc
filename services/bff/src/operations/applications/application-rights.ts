import { type Principal } from '../../common/auth/principal.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { type Application } from './application.entity.js';
import {
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  followsItsSubject,
} from './applications.constants.js';

/** Who acts on an application or reads it. */
export interface ApplicationCaller {
  principal: Principal;
  /** Whether anybody but the caller may decide. */
  hasOtherDecider: boolean;
}

/** Whether the action is a decision on the caller's own application, which another administrator has to make. */
export function isLeftToOthers(
  action: ApplicationAction,
  { applicantId }: Pick<Application, 'applicantId'>,
  { principal, hasOtherDecider }: ApplicationCaller,
): boolean {
  return action !== 'resubmit' && applicantId === principal.accountId && hasOtherDecider;
}

export function actionsFor(
  application: Pick<Application, 'applicantId' | 'kind' | 'state'>,
  caller: ApplicationCaller,
): ApplicationAction[] {
  const { applicantId, kind, state } = application;
  const { accountId, role } = caller.principal;
  if (followsItsSubject(kind, state)) return [];
  return legalActions(APPLICATION_TRANSITIONS, state, role).filter(
    (action) =>
      (action !== 'resubmit' || applicantId === accountId) && !isLeftToOthers(action, application, caller),
  );
}
