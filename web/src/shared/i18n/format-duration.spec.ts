import { describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration';

describe('formatDuration', () => {
  it.each([
    [0, '0 sec'],
    [59, '59 sec'],
    [60, '1 min'],
    [3_599, '60 min'],
    [12_000, '3.3 hr'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatDuration(seconds, 'en-US')).toBe(text);
  });
});
