import { describe, expect, it } from 'vitest';
import { problemsOf } from './schedule-form';
import { standingOf } from './schedule-standing';

const [EIGHT, NINE] = ['2026-03-14 08:00:00', '2026-03-14 09:00:00'];

describe('a schedule', () => {
  it('may have no beginning and no end', () => {
    expect(problemsOf({ onlineFrom: '', onlineUntil: '' })).toEqual({});
    expect(problemsOf({ onlineFrom: NINE, onlineUntil: '' })).toEqual({});
    expect(problemsOf({ onlineFrom: '', onlineUntil: EIGHT })).toEqual({});
    expect(problemsOf({ onlineFrom: EIGHT, onlineUntil: NINE })).toEqual({});
  });

  it('ends after it begins, at times', () => {
    expect(problemsOf({ onlineFrom: NINE, onlineUntil: EIGHT })).toHaveProperty('onlineUntil.rule', 'past');
    expect(problemsOf({ onlineFrom: NINE, onlineUntil: NINE })).toHaveProperty('onlineUntil.rule', 'past');
    expect(problemsOf({ onlineFrom: '2026-03-14 8', onlineUntil: NINE })).toHaveProperty(
      'onlineFrom.rule',
      'wrong',
    );
  });

  it('says where it stands', () => {
    const standing = (onlineFrom: string | null, onlineUntil: string | null) =>
      standingOf({ onlineFrom, onlineUntil }, '2026-03-14 08:30:00');
    expect(standing(null, null)).toBe('during');
    expect(standing(NINE, null)).toBe('before');
    expect(standing(EIGHT, NINE)).toBe('during');
    expect(standing(null, EIGHT)).toBe('after');
  });
});
