import type {
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
} from '../../../api/generated/model/bodies/security';
import {
  changeEmailDtoLimits,
  changePasswordDtoLimits,
  changePhoneDtoLimits,
  confirmEmailDtoLimits,
  confirmedDtoLimits,
} from '../../../api/generated/model/limits/security';
import {
  changeEmail,
  changePassword,
  changePhone,
  confirmEmail,
  createRecoveryCodes,
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
