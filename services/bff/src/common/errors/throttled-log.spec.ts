import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ThrottledLog } from './throttled-log.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('writes less and less often while failures go on, with the number of suppressed messages', () => {
  const seconds: number[] = [];
  let [second, suppressed] = [0, 0];
  const log = new ThrottledLog((_, leftOut) => {
    seconds.push(second);
    suppressed += leftOut;
  });
  for (; second <= 300; second += 1) {
    log.log({});
    jest.advanceTimersByTime(1_000);
  }
  expect(seconds).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  expect(suppressed + seconds.length).toBe(243);
});

test('tells another outage at once', () => {
  const lines: [object, number][] = [];
  const log = new ThrottledLog((line, leftOut) => lines.push([line, leftOut]));
  for (const id of [1, 2, 3, 4]) {
    log.log({ id });
    jest.advanceTimersByTime(1_500);
  }
  jest.advanceTimersByTime(10_000);
  log.log({ id: 5 });
  jest.advanceTimersByTime(1_900);
  log.log({ id: 6 });
  jest.advanceTimersByTime(100);
  log.log({ id: 7 });
  expect(lines).toEqual([
    [{ id: 1 }, 0],
    [{ id: 3 }, 1],
    [{ id: 5 }, 1],
    [{ id: 7 }, 1],
  ]);
});
