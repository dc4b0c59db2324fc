import { describe, expect, it } from 'vitest';
import { unfinishedStep } from './unfinished-step';

const times = ['0:00', '2:00', '4:00', '6:00', '8:00', '10:00'];
const today = { from: '2026-11-27', to: '2026-11-27' };

describe('the step of the day that is not over', () => {
  it.each([
    ['2026-11-27 00:00:00', 0],
    ['2026-11-27 09:15:00', 4],
    ['2026-11-27 10:00:00', 5],
  ])('at %s is step %i', (now, step) => {
    expect(unfinishedStep(times, today, now)).toBe(step);
  });

  it('is none of a day that is over, or of several days', () => {
    expect(unfinishedStep(times, today, '2026-11-28 09:15:00')).toBe(-1);
    expect(unfinishedStep(times, { ...today, from: '2026-11-26' }, '2026-11-27 09:15:00')).toBe(-1);
    expect(unfinishedStep(times, undefined, '2026-11-27 09:15:00')).toBe(-1);
  });
});
