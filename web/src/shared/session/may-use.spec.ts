import { describe, expect, it } from 'vitest';
import { mayUse } from './may-use';

describe('mayUse', () => {
  it('allows the roles of the list', () => {
    expect(mayUse(['admin'], 'admin')).toBe(true);
    expect(mayUse(['admin'], 'user')).toBe(false);
    expect(mayUse(['admin'], '')).toBe(false);
  });

  it('allows everyone when the list is empty', () => {
    expect(mayUse([], 'user')).toBe(true);
  });

  it.each(['admin', undefined, null])('asks for roles when it gets %s', (roles) => {
    expect(() => mayUse(roles, 'admin')).toThrow('Which roles?');
  });
});
