import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { Role, type StartDto, type UserInfoDto } from '../../api/generated/model';
import * as api from '../../api/generated/user/user';
import { onRouteChange, announceRoute } from '../lib/route-events';
import { settings } from '../settings/settings.store';
import { SessionStore } from './session.store';
import { isLeaving, storeToken } from './token';

vi.mock('../../api/generated/user/user');
const calls = vi.mocked(api);
const refusal = new ApiError({ code: 50000, httpStatus: 200, msg: 'wrong pair', requestId: null });
const admin = { accountId: '1', name: 'Maly', role: Role.admin } as UserInfoDto;
const credentials = { username: 'admin', password: 'admin' };

describe('SessionStore', () => {
  beforeEach(() => {
    vi.resetAllMocks();
  });

  it('keeps the token of a successful login', async () => {
    calls.login.mockResolvedValue({ token: 'abc' });
    await new SessionStore().login(credentials);
    expect(localStorage.getItem('token')).toBe('abc');
  });

  it('clears the token when a login fails and rethrows the error', async () => {
    localStorage.setItem('token', 'old');
    calls.login.mockRejectedValue(refusal);
    await expect(new SessionStore().login(credentials)).rejects.toBe(refusal);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('ends the session here even if the server does not answer', async () => {
    localStorage.setItem('token', 'abc');
    calls.logout.mockRejectedValue(refusal);
    const listener = vi.fn();
    onRouteChange(listener);
    settings.serverMenu = [
      { name: 'list', path: '/list', meta: { locale: 'menu.list', requiresAuth: true } },
    ];

    const session = new SessionStore();
    session.user = admin;
    session.switchRole();
    await session.logout();
    announceRoute({ name: 'login', path: '/login' });

    expect([localStorage.getItem('token'), session.user, session.role]).toEqual([null, null, '']);
    expect(settings.serverMenu).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells other tabs of a logout for as long as it takes', async () => {
    storeToken('abc');
    let duringTheCall = false;
    calls.logout.mockImplementation(() => {
      duringTheCall = isLeaving();
      return Promise.resolve(null);
    });
    await new SessionStore().logout();
    expect([duringTheCall, isLeaving()]).toEqual([true, false]);
  });

  it('follows a change of the account, but keeps the previewed role and ignores other accounts', () => {
    const session = new SessionStore();
    const user = { accountId: '1', name: 'Maly', role: Role.admin } as UserInfoDto;
    session.user = user;
    session.role = Role.user;
    session.takeUser({ ...user, name: 'Dara' });
    session.takeUser({ ...user, accountId: '2', name: 'Foreign' });
    expect([session.user.name, session.role]).toEqual(['Dara', Role.user]);
  });

  it('keeps the user if they cannot be read again', async () => {
    const session = new SessionStore();
    session.user = { accountId: '1', name: 'Maly' } as UserInfoDto;
    calls.getUserInfo.mockRejectedValue(refusal);
    await session.refreshUser();
    expect(session.user.name).toBe('Maly');
  });

  it('switches from role to role, and back to the first one', () => {
    const session = new SessionStore();
    const roles = Object.values(Role);
    session.role = Role.admin;
    const seen = roles.map(() => {
      session.switchRole();
      return session.role;
    });
    expect(seen.at(-1)).toBe(Role.admin);
    expect(seen.toSorted()).toEqual(roles.toSorted());
  });

  const start = (session: SessionStore, user: UserInfoDto) => {
    calls.getStart.mockResolvedValue({ user, secondFactorDue: false } as StartDto);
    return session.loadUser();
  };

  it('keeps the switched role through a reload, for this account, until the logout', async () => {
    const session = new SessionStore();
    await start(session, admin);
    session.switchRole();
    expect(session.role).toBe(Role.user);

    const reloaded = new SessionStore();
    await start(reloaded, admin);
    expect(reloaded.role).toBe(Role.user);

    const other = new SessionStore();
    await start(other, { ...admin, accountId: '2' });
    expect(other.role).toBe(Role.admin);

    await reloaded.logout();
    await start(session, admin);
    expect(session.role).toBe(Role.admin);
  });

  it('follows a switch in another tab, and ignores what is no role', async () => {
    const [here, there] = [new SessionStore(), new SessionStore()];
    await start(here, admin);
    await start(there, admin);
    there.switchRole();
    here.readRoleAgain();
    expect(here.role).toBe(Role.user);
    there.switchRole();
    here.readRoleAgain();
    expect(here.role).toBe(Role.admin);

    localStorage.setItem('previewed-role', '1 owner');
    here.readRoleAgain();
    expect(here.role).toBe(Role.admin);
  });
});
