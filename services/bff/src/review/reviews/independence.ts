import { type Entitled } from '../../people/accounts/account.entity.js';

export interface Deciders {
  /** The active accounts that may decide. */
  active: readonly Entitled[];
  /** Those that could until lately. */
  lost: readonly Entitled[];
  /** How long somebody depends on whoever has entitled them. */
  days: number;
  /** After how many hours dependent people decide, where nobody else can. */
  hours: number;
  now: Date;
}

export interface Submitted {
  submitterId: number | null;
  makers?: readonly number[] | undefined;
  /** Since when it waits. */
  since: Date;
}

export interface Independence {
  /** Who may decide, now or from then on. */
  ids: readonly number[];
  /** Null: now. */
  from: Date | null;
  /** They depend on the submitter, and decide because nobody else can. */
  isDependent: boolean;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

/**
 * Who may decide a submission: first others who do not depend on the submitter, then those who do, after some hours, then
 * those who made it too, and at last the submitter. It comes to these only when nobody else has lost the right to for some days,
 * so that it does not help to disable colleagues.
 */
export function independenceOf(submitted: Submitted, deciders: Deciders): Independence {
  const { active, lost, days, now } = deciders;
  const isUninvolved = ({ id }: Entitled) => id !== submitted.submitterId && !submitted.makers?.includes(id);
  const uninvolved = active.filter((one) => isUninvolved(one));
  const others = active.filter(({ id }) => id !== submitted.submitterId);
  const first = [uninvolved, others].find((some) => some.length > 0);
  const found = first ? amongOthers(first, submitted, deciders) : atOnce(active);
  if (first === uninvolved && !found.isDependent) return found;
  const until = lost
    .filter((one) => isUninvolved(one))
    .map(({ formerUntil }) => (formerUntil?.getTime() ?? 0) + days * DAY);
  const from = Math.max(found.from?.getTime() ?? 0, ...until);
  return { ...found, from: from > now.getTime() ? new Date(from) : null };
}

function amongOthers(others: readonly Entitled[], submitted: Submitted, deciders: Deciders): Independence {
  const independent = others.filter((one) => !dependsOn(one, submitted, deciders));
  if (independent.length > 0) return atOnce(independent);
  const { hours, now } = deciders;
  const fromOf = ({ entitledAt }: Entitled) =>
    Math.max(submitted.since.getTime(), entitledAt?.getTime() ?? 0) + hours * HOUR;
  const ripe = others.filter((one) => fromOf(one) <= now.getTime());
  if (ripe.length > 0) return { ids: idsOf(ripe), from: null, isDependent: true };
  const from = new Date(Math.min(...others.map((one) => fromOf(one))));
  return { ids: idsOf(others), from, isDependent: true };
}

/** Entitled by whoever has made the submission, within some days or while it waits. */
function dependsOn(
  { entitledBy, entitledAt }: Entitled,
  { submitterId, makers = [], since }: Submitted,
  { days, now }: Deciders,
): boolean {
  if (!entitledAt || days === 0) return false;
  const isBy = entitledBy.some((id) => id === submitterId || makers.includes(id));
  return isBy && (entitledAt >= since || entitledAt.getTime() > now.getTime() - days * DAY);
}

function atOnce(active: readonly Entitled[]): Independence {
  return { ids: idsOf(active), from: null, isDependent: false };
}

function idsOf(deciders: readonly Entitled[]): number[] {
  return deciders.map(({ id }) => id);
}
