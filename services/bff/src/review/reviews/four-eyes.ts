import { type Principal } from '../../common/auth/principal.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { type Refusal } from './reviewed.dto.js';
import { type ReviewStep, type ReviewSteps } from './reviews.constants.js';

/** A record, by what a review needs to know of it. */
export interface Reviewed<State extends string> {
  state: State;
  submitterId: number | null;
  /** Others who have made it, and do not decide it either. */
  makers?: readonly number[] | undefined;
  /** The accounts that have approved it. */
  approvedBy: readonly number[];
}

/** Somebody who reads a record or acts on it. */
export interface Reader {
  principal: Pick<Principal, 'accountId' | 'role'>;
  /** The active accounts that may decide. */
  deciders: readonly number[];
}

/** Who may decide a submission of this account: those who made it too, if nobody else may, and at last the submitter. */
export function decidersOf(
  submitterId: number | null,
  deciders: readonly number[],
  makers: readonly number[] = [],
): readonly number[] {
  const others = deciders.filter((id) => id !== submitterId);
  const uninvolved = others.filter((id) => !makers.includes(id));
  if (uninvolved.length > 0) return uninvolved;
  return others.length > 0 ? others : deciders;
}

/** How many have to do it: not more than there are. */
export function approversOf(
  { approvers = 1 }: Pick<ReviewStep<string>, 'approvers'>,
  { submitterId, makers }: Pick<Reviewed<string>, 'makers' | 'submitterId'>,
  deciders: readonly number[],
): number {
  return Math.min(approvers, Math.max(1, decidersOf(submitterId, deciders, makers).length));
}

/** Those whose decision a record waits for: who may decide it as it is now, and has not approved it yet. */
export function awaitedOf<Action extends string, State extends string>(
  steps: ReviewSteps<Action, State>,
  { state, submitterId, makers, approvedBy }: Reviewed<State>,
  deciders: readonly number[],
): number[] {
  // Whoever may only cancel it does not decide it.
  const decisions = Object.values<ReviewStep<State>>(steps).filter(
    ({ by, approvers, from }) => (by === 'others' || approvers !== undefined) && from.includes(state),
  );
  if (decisions.length === 0) return [];
  const may = decisions.some(({ by }) => by === 'others')
    ? decidersOf(submitterId, deciders, makers)
    : deciders;
  return may.filter((id) => !approvedBy.includes(id));
}

export function refusalOf<State extends string>(
  { by, from, approvers }: ReviewStep<State>,
  { state, submitterId, makers = [], approvedBy }: Reviewed<State>,
  { principal: { accountId }, deciders }: Reader,
): Refusal | null {
  const isOwn = submitterId === accountId;
  if (by === 'submitter' && !isOwn) return 'notSubmitter';
  if (!from.includes(state)) return 'state';
  const hasMade = isOwn || makers.includes(accountId);
  if (by === 'others' && hasMade && !decidersOf(submitterId, deciders, makers).includes(accountId))
    return 'own';
  return approvers !== undefined && approvedBy.includes(accountId) ? 'approved' : null;
}

/** The actions that the reader may take now, in the order of the table. */
export function actionsFor<Action extends string, State extends string>(
  steps: ReviewSteps<Action, State>,
  record: Reviewed<State>,
  reader: Reader,
): Action[] {
  return legalActions(steps, record.state, reader.principal.role).filter(
    (action) => refusalOf(steps[action], record, reader) === null,
  );
}
