import { describe, expect, it } from 'vitest';
import { bodyOf, newPolicy, problemsOf } from './policy-form';

const values = { ...newPolicy, number: '12', name: 'Robot friends' };

describe('the form of a policy', () => {
  it('reports values that the contract refuses', () => {
    expect(problemsOf(values, true)).toEqual({});
    expect(problemsOf({ ...values, number: '', name: ' ' }, true)).toMatchObject({
      number: { rule: 'required' },
      name: { rule: 'required' },
    });
    expect(problemsOf({ ...values, number: '0', name: 'a\tb' }, true)).toMatchObject({
      number: { rule: 'range' },
      name: { rule: 'pattern' },
    });
    expect(problemsOf({ ...values, name: 'x'.repeat(65), number: '1000000000' }, true)).toMatchObject({
      name: { rule: 'tooLong' },
      number: { rule: 'range' },
    });
    for (const number of ['many', '1e3', '0x10', '- 1', '1 000'])
      expect(problemsOf({ ...values, number }, true)).toMatchObject({ number: { rule: 'number' } });
  });

  it('lets the server generate the number of a new policy', () => {
    const unnumbered = { ...values, number: ' ' };
    expect(problemsOf(unnumbered, false)).toEqual({});
    expect(bodyOf(unnumbered)).not.toHaveProperty('number');
    expect(bodyOf({ ...values, name: ' Robot friends ' })).toMatchObject({
      number: 12,
      name: 'Robot friends',
    });
  });
});
