import { maySee } from '../../common/auth/may-call.js';
import { type Principal } from '../../common/auth/principal.js';
import { type ErrorName } from '../../common/errors/error-codes.js';
import { legalActions } from '../../common/transitions/transitions.js';
import {
  CERTIFICATION_OWNER,
  CERTIFICATION_TRANSITIONS,
  type CertificationAction,
  type CertificationState,
} from './certification.constants.js';

interface Owned {
  accountId: number;
  state: CertificationState;
}

export interface CertificationCaller {
  principal: Principal;
  /** Whether anybody but the owner of the request may decide it. */
  hasOtherReviewer: boolean;
}

/** Why the caller may not do this with a request; null if the caller may. The role was checked before. */
export function refusalOf(
  action: CertificationAction,
  { accountId }: Pick<Owned, 'accountId'>,
  { principal, hasOtherReviewer }: CertificationCaller,
): ErrorName | null {
  const own = accountId === principal.accountId;
  if (CERTIFICATION_OWNER[action] === 'own') return own ? null : 'notFound';
  return own && hasOtherReviewer ? 'ownReview' : null;
}

export function actionsFor(record: Owned, caller: CertificationCaller): CertificationAction[] {
  return legalActions(CERTIFICATION_TRANSITIONS, record.state, caller.principal.role).filter(
    (action) => refusalOf(action, record, caller) === null,
  );
}

/** A reviewer compares the numbers with the documents. After that nobody needs them in full. */
export function readsNumbers({ accountId, state }: Owned, { accountId: reader, role }: Principal): boolean {
  return state === 'auditing' && accountId !== reader && maySee(role, 'certificationNumbers');
}
