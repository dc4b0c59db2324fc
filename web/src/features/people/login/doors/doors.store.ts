import {
  askForPassword,
  checkPasswordLink,
  getAccountOptions,
  recoverPassword,
  register,
  setPasswordByLink,
} from '../../../../api/generated/account-requests/account-requests';
import type {
  AccountOptionsDto,
  ForgottenPasswordDto,
  PasswordLinkAccountDto,
  RecoverPasswordDto,
  RegisteredDto,
  RegistrationDto,
} from '../../../../api/generated/model';
import {
  AskForPasswordBody,
  RecoverPasswordBody,
  RegisterBody,
  SetPasswordByLinkBody,
} from '../../../../api/generated/model/bodies/account-requests';
import { FinishLoginBody } from '../../../../api/generated/model/bodies/user';
import {
  forgottenPasswordDtoLimits,
  recoverPasswordDtoLimits,
  registrationDtoLimits,
  setPasswordDtoLimits,
} from '../../../../api/generated/model/limits/account-requests';
import { finishLoginDtoLimits } from '../../../../api/generated/model/limits/user';
import { Resource } from '../../../../shared/data/resource';
import { contractProblems } from '../../../../shared/forms/contract-problems';
import { FormStore } from '../../../../shared/forms/form.store';
import { session } from '../../../../shared/session/session.store';
import { isSignedIn } from '../../../../shared/session/token';

const quiet = { skipErrorToast: true };

/** What the deployment offers to people who cannot log in. */
export class OptionsStore {
  readonly options = new Resource<AccountOptionsDto>();

  readonly load = async (): Promise<void> => {
    await this.options.load((signal) => getAccountOptions({ ...quiet, signal }));
  };
}

/** A link for a new password. The server says whose it is. */
export class LinkStore {
  readonly account = new Resource<PasswordLinkAccountDto>();
  readonly form: FormStore<{ newPassword: string }>;
  private readonly token: string;

  /** @param token from the fragment of the address */
  constructor(token: string) {
    this.token = token;
    this.form = new FormStore<{ newPassword: string }>({
      stored: { newPassword: '' },
      problemsOf: (values) =>
        contractProblems(SetPasswordByLinkBody, setPasswordDtoLimits, { ...values, token }),
      send: async (values) => {
        await setPasswordByLink({ ...values, token }, quiet);
        await endOwnSession();
      },
    });
  }

  readonly check = async (): Promise<void> => {
    const { token } = this;
    await this.account.load((signal) => checkPasswordLink({ token }, { ...quiet, signal }));
  };
}

// None of them has a draft: they hold passwords, or what only this person should see.

export const forgotForm = () =>
  new FormStore<ForgottenPasswordDto>({
    stored: { login: '' },
    problemsOf: (values) =>
      contractProblems(AskForPasswordBody, forgottenPasswordDtoLimits, trimmed(values, 'login')),
    send: (values) => askForPassword(trimmed(values, 'login'), quiet),
  });

export const recoverForm = () =>
  new FormStore<RecoverPasswordDto>({
    stored: { userName: '', code: '', newPassword: '' },
    problemsOf: (values) =>
      contractProblems(RecoverPasswordBody, recoverPasswordDtoLimits, trimmed(values, 'userName', 'code')),
    send: async (values) => {
      await recoverPassword(trimmed(values, 'userName', 'code'), quiet);
      await endOwnSession();
    },
  });

export const secondStepForm = (challenge: string) =>
  new FormStore<{ code: string }>({
    stored: { code: '' },
    problemsOf: (values) =>
      contractProblems(FinishLoginBody, finishLoginDtoLimits, { ...trimmed(values, 'code'), challenge }),
    send: (values) => session.finishLogin({ ...trimmed(values, 'code'), challenge }),
  });

export const registerForm = () =>
  new FormStore<RegistrationDto, RegisteredDto>({
    stored: { userName: '', nickname: '', email: '', password: '' },
    problemsOf: (values) =>
      contractProblems(RegisterBody, registrationDtoLimits, trimmed(values, 'userName', 'nickname', 'email')),
    send: (values, { idempotencyKey }) =>
      register(trimmed(values, 'userName', 'nickname', 'email'), { ...quiet, idempotencyKey }),
  });

/** The server has ended the sessions of the account; this browser may have one of them. */
async function endOwnSession(): Promise<void> {
  if (isSignedIn()) await session.logout();
}

function trimmed<Values extends object>(values: Values, ...fields: (keyof Values)[]): Values {
  const texts = fields.map((field) => [field, String(values[field]).trim()]);
  return { ...values, ...Object.fromEntries(texts) } as Values;
}
