import { describe, expect, test } from '@jest/globals';
import { inLabels, merged, withBoth } from './merged-labels.js';

const PAIR = { fromKey: 'robot', intoKey: 'robots', into: 'Robots' };

const without = (labels: string[]) => inLabels(labels, (entries) => merged(entries, PAIR));
const both = (labels: string[]) => inLabels(labels, (entries) => withBoth(entries, PAIR));

describe('labels of which one is merged into another one', () => {
  test.each([
    [
      ['zoo', 'Robot', 'art'],
      ['zoo', 'Robots', 'art'],
    ],
    [['ROBOTS', 'robot'], ['ROBOTS']],
    [['robot', 'ＲＯＢＯＴ'], ['Robots']],
    [['robotics'], ['robotics']],
    [[], []],
  ])('of %j are %j', (labels, expected) => {
    expect(without(labels)).toEqual(expected);
    expect(without(expected)).toEqual(expected);
  });

  test('both count while the merge is under way', () => {
    expect(both(['zoo', 'robot', 'art'])).toEqual(['zoo', 'robot', 'Robots', 'art']);
    expect(both(['robots', 'robot'])).toEqual(['robots', 'robot']);
  });

  test('a weight of the other label is kept, and taken over where there is none', () => {
    const [own, other] = [
      { label: 'robot', weight: 3 },
      { label: 'robots', weight: 5 },
    ];
    expect(merged([own, other], PAIR)).toEqual([other]);
    expect(merged([own], PAIR)).toEqual([{ label: 'Robots', weight: 3 }]);
  });
});
