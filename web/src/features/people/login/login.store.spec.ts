import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import type { LoginDto } from '../../../api/generated/model';
import { ExplainedError } from '../../../shared/lib/explained-error';
import { LoginStore } from './login.store';

const login = vi.hoisted(() => vi.fn<(credentials: LoginDto) => Promise<void>>());
vi.mock('../../../shared/session/session.store', () => ({ session: { login } }));
const passkeys = vi.hoisted(() => ({ logInWithPasskey: vi.fn<(remember: boolean) => Promise<void>>() }));
vi.mock('./doors/load-door', () => ({ loadPasskeyLogin: () => Promise.resolve(passkeys) }));
const refusal = new ApiError({ code: 50000, httpStatus: 200, msg: 'wrong pair', requestId: null });

function filled(remember = false): LoginStore {
  const store = new LoginStore();
  store.setField('username', ' admin ');
  store.setField('password', ' pass ');
  store.setRemember(remember);
  return store;
}

describe('LoginStore', () => {
  beforeEach(() => {
    login.mockReset().mockResolvedValue();
  });

  it('reports missing fields in form order without a request', async () => {
    const store = new LoginStore();
    await expect(store.submit()).resolves.toBe(false);
    expect(store.missing).toEqual(['username', 'password']);
    expect(login).not.toHaveBeenCalled();
  });

  it('clears an error as soon as the field changes', async () => {
    const store = new LoginStore();
    await store.submit();
    store.setField('username', 'a');
    expect(store.missing).toEqual(['password']);
  });

  it('trims the name but not the password', async () => {
    await expect(filled().submit()).resolves.toBe(true);
    expect(login).toHaveBeenCalledWith({ username: 'admin', password: ' pass ', remember: false });
  });

  it('remembers the name and never the password', async () => {
    await filled(true).submit();
    expect(new LoginStore()).toMatchObject({ username: 'admin', password: '', remember: true });
  });

  it('forgets the name if remember is off', async () => {
    await filled(true).submit();
    await filled(false).submit();
    expect(new LoginStore().username).toBe('');
  });

  it('asks only for the password of whoever has just set it, and takes nothing over from somebody else', async () => {
    await filled(true).submit();
    const store = new LoginStore();
    await store.submit();
    store.expect('admin');
    expect(store).toMatchObject({ username: 'admin', remember: true, missing: [], isNameKnown: true });
    store.setField('password', 'typed');
    store.expect('maly');
    expect(store).toMatchObject({ username: 'maly', password: '', remember: false });
    expect(new LoginStore().username).toBe('admin');
  });

  it('keeps the reason of a failure', async () => {
    login.mockRejectedValue(refusal);
    const store = filled();
    await expect(store.submit()).resolves.toBe(false);
    expect([store.failure, store.busy]).toEqual([refusal, null]);
  });

  it('goes on to the second step where the password is not enough', async () => {
    const data = { challenge: 'abc', methods: ['authenticatorApp'], expiresInSeconds: 300 };
    login.mockRejectedValue(
      new ApiError({ code: 50000, httpStatus: 200, msg: 'more', requestId: null, data }),
    );
    const store = filled(true);
    await expect(store.submit()).resolves.toBe(false);
    expect([store.step, store.failure]).toEqual([data, null]);
    expect(new LoginStore().username).toBe('admin');
    store.forgetStep();
    expect([store.step, store.password]).toEqual([null, '']);
  });

  it('logs in with a passkey, without a name', async () => {
    const store = new LoginStore();
    store.setRemember(true);
    await expect(store.submitPasskey()).resolves.toBe(true);
    expect(passkeys.logInWithPasskey).toHaveBeenCalledExactlyOnceWith(true);
    expect([store.missing, store.busy]).toEqual([[], null]);
  });

  it('says why no passkey was used', async () => {
    const cancelled = new ExplainedError('No passkey was used.');
    passkeys.logInWithPasskey.mockRejectedValueOnce(cancelled);
    const store = filled();
    await expect(store.submitPasskey()).resolves.toBe(false);
    expect([store.failure, store.busy, store.password]).toEqual([cancelled, null, ' pass ']);
  });

  it('submits once despite several clicks', async () => {
    const store = filled();
    await Promise.all([store.submit(), store.submit()]);
    expect(login).toHaveBeenCalledOnce();
  });
});
