import { describe, expect, it } from 'vitest';
import { timeIn } from './school-time';

describe('the time of the school', () => {
  it.each([
    ['Asia/Phnom_Penh', '2026-11-22 00:00:05'],
    ['America/Los_Angeles', '2026-11-21 09:00:05'],
  ])('in %s is written as the API writes it', (timeZone, expected) => {
    expect(timeIn(timeZone, new Date('2026-11-21T17:00:05Z'))).toBe(expected);
  });
});
