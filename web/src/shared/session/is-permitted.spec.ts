import { describe, expect, it } from 'vitest';
import { isPermitted } from './is-permitted';
import type { Role } from './session.store';

describe('the permission rule', () => {
  it.each<[Role[], Role | '', boolean]>([
    [[], '', true],
    [['admin'], 'admin', true],
    [['admin'], 'user', false],
    [['admin', 'user'], 'user', true],
    [['admin', 'user'], '', false],
  ])('%j shows to "%s": %s', (roles, role, isShown) => {
    expect(isPermitted(roles, role)).toBe(isShown);
  });

  it('asks for roles where it is given no list', () => {
    expect(() => isPermitted('admin' as unknown as Role[], 'admin')).toThrow('Roles are needed');
  });
});
