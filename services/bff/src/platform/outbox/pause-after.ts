import { type OutboxKind } from './outbox-kind.js';

/**
 * The seconds until the next attempt: twice as long after each, and at random between half of that and all of it, so that
 * failures that happened together are not retried together.
 */
export function pauseAfter(
  attempts: number,
  { firstSeconds, longestSeconds }: OutboxKind<object>['retry'],
  random = Math.random(),
): number {
  const longest = Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds);
  return longest * (0.5 + random / 2);
}
