import { expect, test } from '@jest/globals';
import { pauseAfter } from './pause-after.js';

const RETRY = { firstSeconds: 5, longestSeconds: 600 };

test.each([
  [1, 2.5, 5],
  [2, 5, 10],
  [7, 160, 320],
  [8, 300, 600],
  [1_500, 300, 600],
])('after attempt %d the pause is between %d and %d seconds', (attempts, shortest, longest) => {
  expect(pauseAfter(attempts, RETRY, 0)).toBe(shortest);
  expect(pauseAfter(attempts, RETRY, 1)).toBe(longest);
  const pauses = Array.from({ length: 20 }, () => pauseAfter(attempts, RETRY));
  expect(new Set(pauses).size).toBeGreaterThan(1);
  for (const pause of pauses) expect(pause >= shortest && pause <= longest).toBe(true);
});
