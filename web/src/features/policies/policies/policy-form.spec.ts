import { describe, expect, it } from 'vitest';
import { bodyOf, differencesOf, merged, newPolicy, problemsOf } from './policy-form';

const values = { ...newPolicy, number: '12', name: 'Robot friends', count: '7' };

describe('the form of a policy', () => {
  it('knows what the contract will not take', () => {
    expect(problemsOf(values, true)).toEqual({});
    expect(problemsOf({ ...values, number: '', name: ' ', count: '' }, true)).toEqual({
      number: 'missing',
      name: 'missing',
      count: 'missing',
    });
    expect(problemsOf({ ...values, number: '0', name: 'a\tb', count: '1.5' }, true)).toEqual({
      number: 'wrong',
      name: 'wrong',
      count: 'wrong',
    });
    expect(problemsOf({ ...values, name: 'x'.repeat(65), count: '2147483648' }, true)).toEqual({
      name: 'wrong',
      count: 'wrong',
    });
  });

  it('leaves the number of a new one to the server', () => {
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

describe('two people at once', () => {
  const mine = { ...values, name: 'Mine', count: '8' };
  const theirs = { ...values, name: 'Theirs', status: 'online' as const };

  it('proposes what each of them changed', () => {
    const proposals = differencesOf(values, mine, theirs).map(({ field, proposal }) => [field, proposal]);
    expect(proposals).toEqual([
      ['name', 'mine'],
      ['count', 'mine'],
      ['status', 'theirs'],
    ]);
  });

  it('takes each field from the side that was chosen', () => {
    expect(merged(mine, theirs, { name: 'theirs', count: 'mine', status: 'theirs' })).toEqual({
      ...values,
      name: 'Theirs',
      count: '8',
      status: 'online',
    });
  });
});
