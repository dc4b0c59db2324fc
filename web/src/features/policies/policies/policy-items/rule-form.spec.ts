import { describe, expect, it } from 'vitest';
import type { PolicyRuleDto } from '../../../../api/generated/model';
import { draftOf, problemsOf, ruleOf } from './rule-form';

const rule: PolicyRuleDto = {
  subjects: ['art', 'robotics'],
  languages: ['km-KH'],
  ages: { from: 6, to: 9 },
  labels: ['kites'],
  authorIds: [3, 7],
  sources: ['teachers'],
  newerThanDays: 30,
  order: 'popular',
  limit: 50,
};
const open: PolicyRuleDto = {
  ...{ subjects: [], languages: [], labels: [], authorIds: [], sources: [] },
  ...{ order: 'newest', limit: 10 },
};
const names = [{ id: 3, name: 'Keo Sreyleak' }];

describe('a rule that is edited', () => {
  it.each([rule, open])('is sent as it was read: %j', (stored) => {
    expect(ruleOf(draftOf(stored, names))).toMatchObject({
      ...stored,
      subjects: expect.arrayContaining(stored.subjects) as unknown,
    });
    expect(Object.keys(ruleOf(draftOf(open, names)))).not.toContain('ages');
  });

  it('names the authors, and by its key one that cannot be read', () => {
    expect(draftOf(rule, names).authors).toEqual([names[0], { id: 7, name: '7' }]);
  });

  it('begins without a condition', () => {
    const draft = draftOf(null, []);
    expect(problemsOf(draft)).toEqual({});
    expect(ruleOf(draft)).toMatchObject({ subjects: [], order: 'newest' });
  });

  it('has one end of the ages where only the other one is chosen', () => {
    const { ages } = ruleOf({ ...draftOf(null, []), agesFrom: 9 });
    expect(ages?.from).toBe(9);
    expect(ages?.to).toBeGreaterThan(9);
  });

  it.each([
    [{ limit: null }, 'limit', 'required'],
    [{ limit: 1001 }, 'limit', 'range'],
    [{ newerThanDays: 0 }, 'newerThanDays', 'range'],
    [{ agesFrom: 9, agesTo: 6 }, 'agesTo', 'wrong'],
    [{ labels: ['x'.repeat(31)] }, 'labels', 'tooLong'],
  ] as const)('with %j is wrong at %s', (part, field, found) => {
    const problems = problemsOf({ ...draftOf(rule, names), ...part } as ReturnType<typeof draftOf>);
    expect(problems).toEqual({ [field]: expect.objectContaining({ rule: found }) as unknown });
  });
});
