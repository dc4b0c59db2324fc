import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { SecurityDto } from '../../../../api/generated/model';
import { canConfirm, confirmationOf, hintOf } from './email-hint';

const security = {
  email: 'new@sala.example',
  emailConfirmed: false,
  confirmedEmail: 'maly@sala.example',
  emailWaiting: null,
  mailConfigured: true,
} as SecurityDto;
const t = ((key: string, values?: { email: string }) =>
  values ? `${key} ${values.email}` : key) as unknown as TFunction<'security'>;

describe('the email address of an account', () => {
  it('that is not confirmed says where links go', () => {
    expect(hintOf(security, t)).toBe('email.why.other maly@sala.example');
    expect(hintOf({ ...security, confirmedEmail: '' }, t)).toBe('email.why.confirm');
  });

  it('that is confirmed, or missing, says what it is for', () => {
    expect(hintOf({ ...security, emailConfirmed: true }, t)).toBe('email.why');
    expect(hintOf({ ...security, email: '' }, t)).toBe('email.why');
  });

  it('says that a code was sent, or that none can be', () => {
    expect(hintOf({ ...security, emailWaiting: 'a@sala.example' }, t)).toBe('email.waiting a@sala.example');
    expect(hintOf({ ...security, mailConfigured: false }, t)).toBe('email.why.noMail');
  });

  it.each<[Partial<SecurityDto>, boolean]>([
    [{}, true],
    [{ emailConfirmed: true }, false],
    [{ email: '' }, false],
    [{ mailConfigured: false }, false],
    [{ emailWaiting: 'new@sala.example' }, false],
    [{ emailWaiting: 'other@sala.example' }, true],
  ])('with %j can be confirmed: %s', (change, expected) => {
    expect(canConfirm({ ...security, ...change })).toBe(expected);
  });

  it('goes on with its confirmation where that stands', () => {
    const { email } = security;
    expect(confirmationOf(security)).toEqual({ kind: 'email', confirms: email });
    expect(confirmationOf({ ...security, emailWaiting: email })).toEqual({ kind: 'emailCode', email });
    expect(confirmationOf({ ...security, emailConfirmed: true })).toBeNull();
    expect(confirmationOf({ ...security, mailConfigured: false })).toBeNull();
  });
});
