import { describe, expect, it } from 'vitest';
import { clockTimeIn, timeIn } from './school-time';

describe('the time of the school', () => {
  it.each([
    ['Asia/Phnom_Penh', '2026-11-22 00:00:05'],
    ['America/Los_Angeles', '2026-11-21 09:00:05'],
  ])('in %s is written as the API writes it', (timeZone, expected) => {
    const moment = new Date('2026-11-21T17:00:05.900Z');
    expect(timeIn(timeZone, moment)).toBe(expected);
    // Of the Node that runs the tests.
    const { Temporal } = globalThis as unknown as { Temporal: Parameters<typeof clockTimeIn>[2] };
    expect(clockTimeIn(timeZone, moment, Temporal)).toBe(expected);
  });
});
