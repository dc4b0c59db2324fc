import { describe, expect, it } from 'vitest';
import type { FormStore } from '../../../shared/forms/form.store';
import { emailCodeForm, emailForm, passwordForm, phoneForm, recoveryCodesForm } from './security-forms.store';

/** The rules that a submission breaks. Nothing is sent, because each input breaks one. */
async function brokenBy<Values extends object, Answer>(
  form: FormStore<Values, Answer>,
  values: Partial<Values>,
): Promise<unknown> {
  form.change(values);
  expect(await form.submit()).toBeNull();
  const problems = Object.entries(form.shownProblems) as [string, { rule: string }][];
  return Object.fromEntries(problems.map(([field, { rule }]) => [field, rule]));
}

describe('a new password', () => {
  it.each([
    ['Abc12', 'tooShort'],
    [`Ab${'x'.repeat(127)}`, 'tooLong'],
    ['lotus-pond-7', 'pattern'],
    ['LOTUS-POND-7', 'pattern'],
    ['Lotus Pond 7', 'pattern'],
    ['', 'required'],
  ])('%s breaks the rule %s', async (newPassword, rule) => {
    expect(await brokenBy(passwordForm(), { currentPassword: 'user', newPassword })).toEqual({
      newPassword: rule,
    });
  });

  it('needs the current one, whose rule may be older', async () => {
    expect(await brokenBy(passwordForm(), { newPassword: 'Lotus-Pond-7' })).toEqual({
      currentPassword: 'required',
    });
  });
});

describe('the other changes', () => {
  it('need the password', async () => {
    expect(await brokenBy(phoneForm(), { phone: '012 345 678' })).toEqual({ currentPassword: 'required' });
    expect(await brokenBy(recoveryCodesForm(), {})).toEqual({ currentPassword: 'required' });
  });

  it('need what is to be changed', async () => {
    expect(await brokenBy(phoneForm(), { currentPassword: 'user' })).toEqual({ phone: 'required' });
    expect(await brokenBy(emailForm('lotus'), { currentPassword: 'user' })).toEqual({ email: 'pattern' });
  });

  it.each(['', '12345', '12345a'])('do not send the code %j', async (code) => {
    expect(await brokenBy(emailCodeForm(), { code })).toEqual({ code: code === '' ? 'required' : 'pattern' });
  });
});
