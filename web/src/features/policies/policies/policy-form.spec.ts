import { describe, expect, it } from 'vitest';
import { bodyOf, newPolicy, problemsOf } from './policy-form';

const values = { ...newPolicy, number: '12', name: 'Robot friends', count: '7' };

describe('the form of a policy', () => {
  it('reports values that the contract refuses', () => {
    expect(problemsOf(values, true)).toEqual({});
    expect(problemsOf({ ...values, number: '', name: ' ', count: '' }, true)).toMatchObject({
      number: { rule: 'required' },
      name: { rule: 'required' },
      count: { rule: 'required' },
    });
    expect(problemsOf({ ...values, number: '0', name: 'a\tb', count: '1.5' }, true)).toMatchObject({
      number: { rule: 'range' },
      name: { rule: 'pattern' },
      count: { rule: 'whole' },
    });
    expect(problemsOf({ ...values, name: 'x'.repeat(65), count: '2147483648' }, true)).toMatchObject({
      name: { rule: 'tooLong' },
      count: { rule: 'range' },
    });
    for (const count of ['many', '1e3', '0x10', '- 1', '1 000'])
      expect(problemsOf({ ...values, count }, true)).toMatchObject({ count: { rule: 'number' } });
  });

  it('lets the server generate the number of a new policy', () => {
    const unnumbered = { ...values, number: ' ' };
    expect(problemsOf(unnumbered, false)).toEqual({});
    expect(bodyOf(unnumbered)).not.toHaveProperty('number');
    expect(bodyOf({ ...values, name: ' Robot friends ' })).toMatchObject({
      number: 12,
      name: 'Robot friends',
      count: 7,
    });
  });
});
