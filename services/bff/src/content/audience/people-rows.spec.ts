import { describe, expect, test } from '@jest/globals';
import { countDays } from './people-rows.js';

describe('the days of each person', () => {
  test('are those with a one at their place', () => {
    expect(countDays(['0101', '0100', '0110'].map((people) => ({ part: 0, people })))).toEqual([
      { person: 2, days: 3 },
      { person: 3, days: 1 },
      { person: 4, days: 1 },
    ]);
  });

  test('go on with the numbers of the next part', () => {
    expect(
      countDays([
        { part: 1, people: '10' },
        { part: 0, people: '01' },
      ]),
    ).toEqual([
      { person: 2, days: 1 },
      { person: 4097, days: 1 },
    ]);
  });

  test.each([[[]], [['0000']]])('of %j are none', (days: string[]) => {
    expect(countDays(days.map((people) => ({ part: 0, people })))).toEqual([]);
  });
});
