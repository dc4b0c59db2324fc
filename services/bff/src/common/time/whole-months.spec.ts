import { describe, expect, test } from '@jest/globals';
import { type DayRange, daysIn } from './day-range.js';
import { type MonthRange } from './month-range.js';
import { wholeMonthsOf } from './whole-months.js';

const rangeOf = (first: string, last: string): DayRange => ({
  first: Temporal.PlainDate.from(first),
  last: Temporal.PlainDate.from(last),
});
const partsOf = (range: DayRange) => {
  const { head, months, tail } = wholeMonthsOf(range);
  const text = (part: DayRange | MonthRange | null) =>
    part && `${part.first.toString()} ${part.last.toString()}`;
  return [text(head), text(months), text(tail)];
};

describe('the whole months of a range', () => {
  test.each([
    ['2026-03-01', '2026-03-31', null, '2026-03 2026-03', null],
    ['2026-02-01', '2026-02-28', null, '2026-02 2026-02', null],
    ['2024-02-01', '2024-02-28', '2024-02-01 2024-02-28', null, null],
    ['2026-03-10', '2026-03-20', '2026-03-10 2026-03-20', null, null],
    ['2026-03-10', '2026-04-20', '2026-03-10 2026-04-20', null, null],
    ['2026-03-10', '2026-05-20', '2026-03-10 2026-03-31', '2026-04 2026-04', '2026-05-01 2026-05-20'],
    ['2025-12-31', '2026-01-31', '2025-12-31 2025-12-31', '2026-01 2026-01', null],
    ['2025-12-01', '2026-02-01', null, '2025-12 2026-01', '2026-02-01 2026-02-01'],
    ['2026-03-01', '2026-03-01', '2026-03-01 2026-03-01', null, null],
  ])('of %s to %s', (first, last, ...expected) => {
    expect(partsOf(rangeOf(first, last))).toEqual(expected);
  });

  test('cover every day exactly once, whatever the range', () => {
    const start = Temporal.PlainDate.from('2023-11-01');
    for (let offset = 0; offset < 140; offset += 3) {
      for (let length = 1; length <= 400; length += 7) {
        const first = start.add({ days: offset });
        const range = { first, last: first.add({ days: length - 1 }) };
        const { head, months, tail } = wholeMonthsOf(range);
        const inMonths =
          months === null
            ? 0
            : daysIn({
                first: months.first.toPlainDate({ day: 1 }),
                last: months.last.toPlainDate({ day: months.last.daysInMonth }),
              });
        expect((head ? daysIn(head) : 0) + inMonths + (tail ? daysIn(tail) : 0)).toBe(length);
      }
    }
  });
});
