import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Role, UserInfoDto } from '../../api/generated/model';
import type * as access from '../../api/generated/model/access';
import type * as choices from '../../api/generated/model/choices/user';
import { allowsRole, may, rolesThatMay, seesAllContent } from './permissions';
import { session } from './session.store';

// A third role, not one of the product's, that may edit but not delete.
vi.mock('../../api/generated/model/choices/user.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof choices>()),
  Role: { admin: 'admin', user: 'user', editor: 'editor' },
}));
vi.mock('../../api/generated/model/access', async (importOriginal) => {
  const { ACCESS, ...others } = await importOriginal<typeof access>();
  return { ...others, ACCESS: { ...ACCESS, editPolicy: ['admin', 'editor'] } };
});
const editor = 'editor' as Role;

describe('what a role may do', () => {
  afterEach(() => {
    session.reset();
  });

  it.each<[Role, ...boolean[]]>([
    ['admin', true, true, true],
    [editor, true, false, true],
    ['user', false, false, true],
  ])('%s: edit %s, delete %s, see %s', (role, ...expected) => {
    session.role = role;
    expect([may('editPolicy'), may('changePolicies'), may('listPolicies')]).toEqual(expected);
  });

  it('is only public operations before signing in', () => {
    expect([may('editPolicy'), may('listPolicies'), may('login')]).toEqual([false, false, true]);
  });

  it('names every role for signed-in operations', () => {
    expect(rolesThatMay('listPolicies')).toEqual(['admin', 'user', 'editor']);
    expect(rolesThatMay('editPolicy')).toEqual(['admin', 'editor']);
  });

  it('is also what the person was given', () => {
    session.role = 'user';
    expect([may('approveContentItem'), may('publishContentItem'), seesAllContent()]).toEqual([
      false,
      false,
      false,
    ]);
    session.user = { grants: ['content.inspect'] } as Partial<UserInfoDto> as UserInfoDto;
    expect([may('approveContentItem'), may('publishContentItem'), seesAllContent()]).toEqual([
      true,
      false,
      true,
    ]);
    session.user = { grants: ['content.seeAll'] } as Partial<UserInfoDto> as UserInfoDto;
    expect([may('approveContentItem'), may('publishContentItem'), seesAllContent()]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('follows the switched role', () => {
    session.role = 'admin';
    const seen = [1, 2, 3].map(() => {
      session.switchRole();
      return session.role;
    });
    expect(seen).toEqual(['user', 'editor', 'admin']);
  });
});

describe('the permission rule of elements', () => {
  it.each<[Role[], Role | '', boolean]>([
    [[], '', true],
    [[], 'user', true],
    [['admin'], 'admin', true],
    [['admin'], 'user', false],
    [['admin', 'user'], 'user', true],
    [['admin', 'user'], '', false],
  ])('%j shows to "%s": %s', (roles, role, isShown) => {
    expect(allowsRole(roles, role)).toBe(isShown);
  });

  it.each(['admin', undefined, null])('throws without roles for %s', (roles) => {
    expect(() => allowsRole(roles as unknown as Role[], 'admin')).toThrow('Roles are needed');
  });
});
