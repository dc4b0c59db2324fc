import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ThrottledLog } from './throttled-log.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('writes one line per two seconds with the number of suppressed messages', () => {
  const lines: [object, number][] = [];
  const log = new ThrottledLog((line, leftOut) => lines.push([line, leftOut]));
  for (const id of [1, 2, 3]) log.log({ id });
  jest.advanceTimersByTime(2_000);
  log.log({ id: 4 });
  jest.advanceTimersByTime(5_000);
  log.log({ id: 5 });
  expect(lines).toEqual([
    [{ id: 1 }, 0],
    [{ id: 4 }, 2],
    [{ id: 5 }, 0],
  ]);
});
