import { labelKey } from '../../common/text/label-key.js';
import { type PresetPlace, type PresetWeight } from './rule-presets.constants.js';

/** The presets that order what a set delivers. Those that are off are empty. */
export interface OrderPresets {
  pinned: readonly number[];
  weights: readonly PresetWeight[];
  places: readonly PresetPlace[];
}

export interface Ordered {
  id: number;
  labels: readonly string[];
  /** Whether a preset keeps it back. */
  hidden?: boolean;
}

export const NO_ORDER: OrderPresets = { pinned: [], weights: [], places: [] };

export function ordersNothing({ pinned, weights, places }: OrderPresets): boolean {
  return pinned.length + weights.length + places.length === 0;
}

/**
 * What a set delivers of its members, in the order in which they are shown. Equal members and presets give an equal order: first
 * the weights take turns, then what is pinned comes first, and last the fixed places are taken.
 */
export function applyPresets<Member extends Ordered>(
  members: readonly Member[],
  { pinned, weights, places }: OrderPresets,
): Member[] {
  const shown = members.filter(({ hidden }) => hidden !== true);
  return placed(onTop(inTurns(shown, weights), pinned), places);
}

/** Smooth weighted round robin: each turn goes to the collection that waits the most for its share. */
function inTurns<Member extends Ordered>(
  members: readonly Member[],
  weights: readonly PresetWeight[],
): readonly Member[] {
  if (weights.length === 0) return members;
  const collections = [...weights, { label: null, weight: 1 }].map(({ weight }) => ({
    weight,
    credit: 0,
    waiting: [] as Member[],
    taken: 0,
  }));
  const keys = weights.map(({ label }) => labelKey(label));
  for (const member of members) {
    const own = new Set(member.labels.map(labelKey));
    const at = keys.findIndex((key) => own.has(key));
    collections.at(at)?.waiting.push(member);
  }
  return members.map((member) => {
    const open = collections.filter(({ waiting, taken }) => taken < waiting.length);
    for (const collection of open) collection.credit += collection.weight;
    const next = open.reduce((best, other) => (other.credit > best.credit ? other : best));
    next.credit -= open.reduce((sum, { weight }) => sum + weight, 0);
    next.taken += 1;
    return next.waiting[next.taken - 1] ?? member;
  });
}

function onTop<Member extends Ordered>(
  members: readonly Member[],
  pinned: readonly number[],
): readonly Member[] {
  if (pinned.length === 0) return members;
  const rank = new Map(pinned.map((id, at) => [id, at]));
  const rankOf = ({ id }: Member) => rank.get(id) ?? pinned.length;
  return members.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** A place behind the end is the last one. */
function placed<Member extends Ordered>(
  members: readonly Member[],
  places: readonly PresetPlace[],
): Member[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  const fixed = places
    .flatMap(({ itemId, place }) => {
      const member = byId.get(itemId);
      return member ? [{ member, place }] : [];
    })
    .toSorted((one, other) => one.place - other.place);
  const taken = new Set(fixed.map(({ member }) => member));
  const order = members.filter((member) => !taken.has(member));
  for (const { member, place } of fixed) order.splice(place - 1, 0, member);
  return order;
}
