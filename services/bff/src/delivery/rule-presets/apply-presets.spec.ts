import { describe, expect, test } from '@jest/globals';
import { Random } from '../../seeds/random.js';
import { applyPresets, NO_ORDER, type Ordered, type OrderPresets } from './apply-presets.js';

const LABELS = ['a', 'b', 'c', 'd'] as const;
const item = (id: number, ...labels: string[]): Ordered => ({ id, labels });
const idsOf = (members: readonly Ordered[]) => members.map(({ id }) => id);

describe('presets', () => {
  test('leave a set as it is where there are none', () => {
    const members = [item(3), item(1), item(2)];
    expect(applyPresets(members, NO_ORDER)).toEqual(members);
  });

  test('show what is pinned first, in its order', () => {
    const members = [item(1), item(2), item(3), item(4)];
    expect(idsOf(applyPresets(members, { ...NO_ORDER, pinned: [4, 9, 2] }))).toEqual([4, 2, 1, 3]);
  });

  test('take turns by weight until a collection has no more', () => {
    const often = [1, 2, 3, 4, 5, 6].map((id) => item(id, 'a'));
    const rest = [11, 12, 13].map((id) => item(id));
    const weights = [{ label: 'a', weight: 2 }];
    const order = idsOf(applyPresets([...rest, ...often], { ...NO_ORDER, weights }));
    expect(order).toEqual([1, 11, 2, 3, 12, 4, 5, 13, 6]);
  });

  test('count an item with several labels for the first weight', () => {
    const weights = [
      { label: 'b', weight: 9 },
      { label: 'a', weight: 2 },
    ];
    const members = [item(1, 'a'), item(2, 'a', 'b'), item(3, 'a')];
    expect(idsOf(applyPresets(members, { ...NO_ORDER, weights }))[0]).toBe(2);
  });

  test('keep places, also of what is pinned; behind the end is the last place', () => {
    const members = [1, 2, 3, 4].map((id) => item(id));
    const places = [
      { itemId: 1, place: 3 },
      { itemId: 2, place: 50 },
    ];
    expect(idsOf(applyPresets(members, { ...NO_ORDER, pinned: [1], places }))).toEqual([3, 4, 1, 2]);
  });

  const rounds = Array.from({ length: 300 }, (_, at) => at);
  test.each(rounds)('hold what they promise in random sets: %s', (round) => {
    const random = new Random(round);
    const { members, presets } = sampleOf(random);
    const shown = members.filter(({ hidden }) => hidden !== true);
    const order = idsOf(applyPresets(members, presets));
    expect(order.toSorted((one, other) => one - other)).toEqual(
      idsOf(shown).toSorted((one, other) => one - other),
    );
    expect(idsOf(applyPresets(structuredClone(members), structuredClone(presets)))).toEqual(order);

    const fixed = presets.places.filter(({ itemId }) => order.includes(itemId));
    for (const { itemId, place } of fixed)
      if (place <= order.length - fixed.filter((other) => other.place > place).length)
        expect(order.indexOf(itemId)).toBe(place - 1);

    const free = order.filter((id) => !fixed.some(({ itemId }) => itemId === id));
    const pinned = presets.pinned.filter((id) => free.includes(id));
    expect(free.slice(0, pinned.length)).toEqual(pinned);

    const collectionOf = (id: number) =>
      presets.weights.findIndex(({ label }) => shown.find((one) => one.id === id)?.labels.includes(label));
    const others = free.slice(pinned.length);
    for (const collection of new Set(others.map(collectionOf))) {
      const own = (ids: number[]) => ids.filter((id) => collectionOf(id) === collection);
      expect(own(others)).toEqual(own(idsOf(shown)).filter((id) => others.includes(id)));
    }
  });
});

function sampleOf(random: Random): { members: Ordered[]; presets: OrderPresets } {
  const all = shuffled(
    random,
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
  const members = all.slice(0, random.between(0, 30)).map((id) => ({
    id,
    labels: LABELS.filter(() => random.next() < 0.3),
    hidden: random.next() < 0.2,
  }));
  const some = <Value>(values: Value[]) => shuffled(random, values).slice(0, random.between(0, 5));
  const at = shuffled(
    random,
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  return {
    members,
    presets: {
      pinned: some(all),
      weights: some([...LABELS]).map((label) => ({ label, weight: random.between(2, 9) })),
      places: some(all).map((itemId, index) => ({ itemId, place: at[index] ?? 1 })),
    },
  };
}

function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
