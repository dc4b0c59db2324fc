import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { type Deciders, independenceOf, type Submitted } from './independence.js';
import { type Refusal } from './reviewed.dto.js';
import { type ReviewStep, type ReviewSteps } from './reviews.constants.js';

/** A record, by what a review needs to know of it. */
export interface Reviewed<State extends string> {
  state: State;
  /** The account that owns it. */
  ownerId: number | null;
  submitterId: number | null;
  /** Others who have made it, and do not decide it either. */
  makers?: readonly number[] | undefined;
  /** The accounts that have approved it. */
  approvedBy: readonly number[];
  /** Since when it waits. */
  since: Date;
}

/** Somebody who reads a record or acts on it. */
export interface Reader {
  principal: Pick<Principal, 'accountId' | 'grants' | 'role'>;
  deciders: Deciders;
}

/** Who may decide a submission now. */
export function decidersOf(submitted: Submitted, deciders: Deciders): readonly number[] {
  const { ids, from } = independenceOf(submitted, deciders);
  return from === null ? ids : [];
}

/** How many have to do it: not more than there are. */
export function approversOf(
  { approvers = 1 }: Pick<ReviewStep<string>, 'approvers'>,
  submitted: Submitted,
  deciders: Deciders,
): number {
  return Math.min(approvers, Math.max(1, independenceOf(submitted, deciders).ids.length));
}

/** Those whose decision a record waits for: who may decide it as it is now, and has not approved it yet. */
export function awaitedOf<Action extends string, State extends string>(
  steps: ReviewSteps<Action, State>,
  record: Reviewed<State>,
  deciders: Deciders,
): number[] {
  const { state, approvedBy } = record;
  // Whoever may only cancel it does not decide it.
  const decisions = Object.values<ReviewStep<State>>(steps).filter(
    ({ by, approvers, from }) => (by === 'others' || approvers !== undefined) && from.includes(state),
  );
  if (decisions.length === 0) return [];
  const may = decisions.some(({ by }) => by === 'others')
    ? decidersOf(record, deciders)
    : deciders.active.map(({ id }) => id);
  return may.filter((id) => !approvedBy.includes(id));
}

export function refusalOf<State extends string>(
  { by, from, approvers, ofOthers }: ReviewStep<State>,
  record: Reviewed<State>,
  { principal, deciders }: Reader,
): Refusal | null {
  const { accountId } = principal;
  const { state, ownerId, submitterId, makers = [], approvedBy } = record;
  const isOwn = submitterId === accountId;
  if (by === 'submitter' && !isOwn) return 'notSubmitter';
  if (ofOthers && ownerId !== accountId && !can(principal, ofOthers)) return 'notOwner';
  if (!from.includes(state)) return 'state';
  const hasMade = isOwn || makers.includes(accountId);
  if (by === 'others' && !decidersOf(record, deciders).includes(accountId)) {
    const isLeft = !hasMade || independenceOf(record, deciders).ids.includes(accountId);
    if (isLeft && deciders.active.some(({ id }) => id === accountId)) return 'left';
    if (hasMade) return 'own';
  }
  return approvers !== undefined && approvedBy.includes(accountId) ? 'approved' : null;
}

/** The actions that the reader may take now, in the order of the table. */
export function actionsFor<Action extends string, State extends string>(
  steps: ReviewSteps<Action, State>,
  record: Reviewed<State>,
  reader: Reader,
): Action[] {
  return legalActions(steps, record.state, reader.principal).filter(
    (action) => refusalOf(steps[action], record, reader) === null,
  );
}
