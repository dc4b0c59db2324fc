import { expect, test } from 'vitest';
import { RateIgnored, RateWatch } from './rate-watch';

/** Ten pictures a second of so many bytes each. */
function encoded(rate: number, bytes: number, seconds: number, first = bytes): RateWatch {
  const watch = new RateWatch(rate);
  for (let at = 0; at < seconds * 10; at += 1) {
    watch.add(at === 0 ? first : bytes, (at + 1) / 10);
    watch.check();
  }
  return watch;
}

test('an encoder that makes fifteen times as much is left in its first seconds', () => {
  expect(() => encoded(600_000, 15 * 7_500, 4)).toThrow(RateIgnored);
  expect(() => encoded(600_000, 15 * 7_500, 2.9)).not.toThrow();
});

test('one that keeps its rate is not, with a large first picture and in lively seconds', () => {
  expect(() => encoded(600_000, 2 * 7_500, 30, 150_000)).not.toThrow();
});

test('a film of a second is judged at its end', () => {
  expect(() => {
    encoded(600_000, 20 * 7_500, 1).check(true);
  }).toThrow(RateIgnored);
  expect(() => {
    encoded(600_000, 7_500, 1, 120_000).check(true);
  }).not.toThrow();
});
