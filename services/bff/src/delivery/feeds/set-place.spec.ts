import { describe, expect, test } from '@jest/globals';
import { SetPlace } from './set-place.js';

const itemsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const START = [11, 7, 4_000_000, 12, 13, 2, 99, 3];

/** What a reader gets who reads pages of two, while the set becomes another one after each of them. */
function read(...states: number[][]): number[] {
  const read: number[] = [];
  let place: SetPlace | null = SetPlace.start;
  for (let at = 0; place !== null; at += 1) {
    const all = itemsOf(...(states[Math.min(at, states.length - 1)] ?? []));
    const next: { items: { id: number }[]; place: SetPlace | null } = place.after(all, 2);
    read.push(...next.items.map(({ id }) => id));
    place = next.place && SetPlace.read(next.place.cursor);
  }
  return read;
}

describe('a place among the items of a set', () => {
  test('leads through a set that stays', () => {
    expect(read(START)).toEqual(START);
    expect(read([])).toEqual([]);
    expect(read([1, 2])).toEqual([1, 2]);
  });

  test.each([
    ['its order is turned round', START.toReversed(), START],
    ['the last one comes first', [3, ...START.slice(0, -1)], START],
    ['the first one becomes the last one', [...START.slice(1), 11], START],
    ['what was given last goes', START.filter((id) => id !== 7), START],
    ['what was given goes', START.slice(2), START],
    ['what comes goes', START.filter((id) => id !== 12), START.filter((id) => id !== 12)],
    ['something is put before', [55, ...START], START],
    ['something is added at the end', [...START, 55], [...START, 55]],
    ['something takes the place of what was given last', [11, 55, ...START.slice(2)], [...START, 55]],
    ['all of it becomes something else', [61, 62, 63], [11, 7, 61, 62, 63]],
    ['nothing is left', [], [11, 7]],
  ])('gives everything once when %s', (_what, changed, expected) => {
    expect(read(START, changed)).toEqual(expected);
  });

  test('gives everything once, whatever happens after each page', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 200; round += 1) {
      const size = 1 + random(20);
      const states = [Array.from({ length: size }, (_, at) => at * 3 + 1)];
      for (let step = 0; step < 15; step += 1) {
        const next = [...(states.at(-1) ?? [])];
        const [moved = 0] = next.splice(random(next.length), 1);
        if (random(3) > 0) next.splice(random(next.length + 1), 0, moved);
        if (random(3) === 0) next.splice(random(next.length + 1), 0, 1_000 + round * 20 + step);
        states.push(next);
      }
      const given = read(...states);
      expect(new Set(given).size).toBe(given.length);
      const always = (states[0] ?? []).filter((id) => states.every((state) => state.includes(id)));
      expect(always.filter((id) => !given.includes(id))).toEqual([]);
    }
  });

  test('of a thousand items is short enough for an address', () => {
    const ids = Array.from({ length: 1_000 }, (_, at) => 50_000 + ((at * 7_919) % 100_003));
    const { place } = SetPlace.start.after(itemsOf(...ids), 1);
    expect(place?.cursor.length).toBeLessThan(4_200);
  });

  test.each(['', 'AA', 'AQ', 'MTAwLDEyMA', 'BQIE', 'AQIA', '____________', 'AYCAgICAgICAgIAB'])(
    'is not made of %j',
    (cursor) => {
      expect(() => SetPlace.read(cursor)).toThrow();
    },
  );
});
