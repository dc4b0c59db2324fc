import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/api-error';
import * as api from '../../../../api/generated/account-requests/account-requests';
import { forgotForm, LinkStore, recoverForm, registerForm } from './doors.store';

vi.mock('../../../../api/generated/account-requests/account-requests');
const session = vi.hoisted(() => ({ logout: vi.fn<() => Promise<void>>() }));
vi.mock('../../../../shared/session/session.store', () => ({ session }));
const calls = vi.mocked(api);
const TOKEN = 'a'.repeat(43);
const FORM = {
  userName: ' maly ',
  nickname: ' Chan Maly ',
  email: 'maly@sala.example',
  password: 'Lotus-Pond-7',
};

describe('the doors of the login page', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    localStorage.clear();
  });

  it('trims names, but no password', async () => {
    const form = registerForm();
    form.change({ ...FORM, password: ' Lotus-Pond-7' });
    expect(Object.keys(form.problems)).toEqual(['password']);
    form.change({ password: FORM.password });
    await form.submit();
    expect(calls.register.mock.lastCall?.[0]).toEqual({ ...FORM, userName: 'maly', nickname: 'Chan Maly' });
  });

  it.each([
    ['userName', 'Maly'],
    ['userName', 'ma'],
    ['nickname', '  '],
    ['email', 'maly'],
    ['password', 'lotus-pond-7'],
  ])('refuses %s %j by the contract', async (field, value) => {
    const form = registerForm();
    form.change({ ...FORM, [field]: value });
    await form.submit();
    expect(Object.keys(form.shownProblems)).toEqual([field]);
    expect(calls.register).not.toHaveBeenCalled();
  });

  it('shows at its field that a name is taken', async () => {
    const taken = { code: 40900, httpStatus: 200, msg: 'The name maly is taken.', requestId: null };
    calls.register.mockRejectedValue(new ApiError({ ...taken, data: { field: 'userName' } }));
    const form = registerForm();
    form.change(FORM);
    await form.submit();
    expect([form.shownProblems, form.conflict]).toEqual([{ userName: { text: taken.msg } }, null]);
  });

  it('asks for a link with a user name or an address', async () => {
    const form = forgotForm();
    form.change({ login: ' maly@sala.example ' });
    await form.submit();
    expect(calls.askForPassword.mock.lastCall?.[0]).toEqual({ login: 'maly@sala.example' });
  });

  it('sends the token of the link with the password, and ends the session of this browser', async () => {
    localStorage.setItem('token', 'of somebody');
    const { form } = new LinkStore(TOKEN);
    form.change({ newPassword: 'Lotus-Pond-7' });
    await form.submit();
    expect(calls.setPasswordByLink.mock.lastCall?.[0]).toEqual({ token: TOKEN, newPassword: 'Lotus-Pond-7' });
    expect(session.logout).toHaveBeenCalledOnce();
  });

  it('ends no session where nobody is signed in', async () => {
    const form = recoverForm();
    form.change({ userName: 'maly', code: '7K3M-9QDX-0TWB-5HRA', newPassword: 'Lotus-Pond-7' });
    await form.submit();
    expect(calls.recoverPassword).toHaveBeenCalledOnce();
    expect(session.logout).not.toHaveBeenCalled();
  });
});
