import type {
  AuthenticatorReadyDto,
  AuthenticatorSetUpDto,
  ChangeEmailDto,
  ChangePasswordDto,
  ChangePhoneDto,
  ConfirmedDto,
  ConfirmEmailDto,
  RecoveryCodesDto,
} from '../../../api/generated/model';
import {
  ChangeEmailBody,
  ChangePasswordBody,
  ChangePhoneBody,
  ConfirmEmailBody,
  CreateRecoveryCodesBody,
  RemoveAuthenticatorAppBody,
  SetUpAuthenticatorAppBody,
  StartAuthenticatorAppBody,
} from '../../../api/generated/model/bodies/security';
import {
  changeEmailDtoLimits,
  changePasswordDtoLimits,
  changePhoneDtoLimits,
  confirmEmailDtoLimits,
  confirmedDtoLimits,
  setUpAuthenticatorAppDtoLimits,
} from '../../../api/generated/model/limits/security';
import {
  changeEmail,
  changePassword,
  changePhone,
  confirmEmail,
  createRecoveryCodes,
  removeAuthenticatorApp,
  setUpAuthenticatorApp,
  startAuthenticatorApp,
} from '../../../api/generated/security/security';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';

const quiet = { skipErrorToast: true };

// None of them has a draft: they hold passwords and codes.

export const passwordForm = () =>
  new FormStore<ChangePasswordDto>({
    stored: { currentPassword: '', newPassword: '' },
    problemsOf: (values) => contractProblems(ChangePasswordBody, changePasswordDtoLimits, values),
    send: (values) => changePassword(values, quiet),
  });

export const phoneForm = () =>
  new FormStore<ChangePhoneDto>({
    stored: { phone: '', currentPassword: '' },
    problemsOf: (values) => contractProblems(ChangePhoneBody, changePhoneDtoLimits, values),
    send: (values) => changePhone(values, quiet),
  });

export const emailForm = (email: string) =>
  new FormStore<ChangeEmailDto>({
    stored: { email, currentPassword: '' },
    problemsOf: (values) => contractProblems(ChangeEmailBody, changeEmailDtoLimits, values),
    send: (values) => changeEmail(values, quiet),
  });

export const emailCodeForm = () =>
  new FormStore<ConfirmEmailDto>({
    stored: { code: '' },
    problemsOf: (values) => contractProblems(ConfirmEmailBody, confirmEmailDtoLimits, values),
    send: (values) => confirmEmail(values, quiet),
  });

export const recoveryCodesForm = () =>
  new FormStore<ConfirmedDto, RecoveryCodesDto>({
    stored: { currentPassword: '' },
    problemsOf: (values) => contractProblems(CreateRecoveryCodesBody, confirmedDtoLimits, values),
    send: (values) => createRecoveryCodes(values, quiet),
  });

export const startAuthenticatorForm = () =>
  new FormStore<ConfirmedDto, AuthenticatorSetUpDto>({
    stored: { currentPassword: '' },
    problemsOf: (values) => contractProblems(StartAuthenticatorAppBody, confirmedDtoLimits, values),
    send: (values) => startAuthenticatorApp(values, quiet),
  });

export const authenticatorCodeForm = (setUp: string) =>
  new FormStore<{ code: string }, AuthenticatorReadyDto>({
    stored: { code: '' },
    problemsOf: ({ code }) =>
      contractProblems(SetUpAuthenticatorAppBody, setUpAuthenticatorAppDtoLimits, {
        code: digitsOf(code),
        setUp,
      }),
    send: ({ code }) => setUpAuthenticatorApp({ code: digitsOf(code), setUp }, quiet),
  });

export const removeAuthenticatorForm = () =>
  new FormStore<ConfirmedDto>({
    stored: { currentPassword: '' },
    problemsOf: (values) => contractProblems(RemoveAuthenticatorAppBody, confirmedDtoLimits, values),
    send: (values) => removeAuthenticatorApp(values, quiet),
  });

/** Apps show the code in two groups, and some people type the space. */
function digitsOf(code: string): string {
  return code.replaceAll(/\s/g, '');
}
