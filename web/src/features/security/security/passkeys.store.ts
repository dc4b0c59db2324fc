import type { AddedPasskeyDto, PasskeyDto, PasskeyPageDto } from '../../../api/generated/model';
import {
  RemovePasskeyBody,
  RenamePasskeyBody,
  StartPasskeyBody,
} from '../../../api/generated/model/bodies/security';
import { confirmedDtoLimits, renamePasskeyDtoLimits } from '../../../api/generated/model/limits/security';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../../api/generated/security/security';
import { Resource } from '../../../shared/data/resource';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';
import { loadPasskeys } from '../../../shared/passkeys/load-passkeys';

const quiet = { skipErrorToast: true };
/** More than an account can have. */
const ALL = { current: 1, pageSize: 100 };

/** The passkeys of the person. */
export class PasskeysStore {
  readonly passkeys = new Resource<PasskeyPageDto>();

  readonly load = async (): Promise<void> => {
    await this.passkeys.load((signal) => listPasskeys(ALL, { ...quiet, signal }));
  };

  readonly stop = (): void => {
    this.passkeys.stop();
  };
}

export interface NewPasskey {
  name: string;
  currentPassword: string;
}

// None of them has a draft: they hold passwords.

/** Sent once the device has made the passkey. */
export const passkeyForm = (name: string) =>
  new FormStore<NewPasskey, AddedPasskeyDto>({
    stored: { name, currentPassword: '' },
    problemsOf: ({ name: typed, currentPassword }) => ({
      ...contractProblems(RenamePasskeyBody, renamePasskeyDtoLimits, { name: typed.trim() }),
      ...contractProblems(StartPasskeyBody, confirmedDtoLimits, { currentPassword }),
    }),
    send: async ({ name: typed, currentPassword }) => {
      const question = await startPasskey({ currentPassword }, quiet);
      const { makePasskey } = await loadPasskeys();
      const answer = await makePasskey(question);
      return await addPasskey({ ...answer, name: typed.trim() }, quiet);
    },
  });

export const passkeyNameForm = ({ id, name }: PasskeyDto) =>
  new FormStore<{ name: string }>({
    stored: { name },
    problemsOf: ({ name: typed }) =>
      contractProblems(RenamePasskeyBody, renamePasskeyDtoLimits, { name: typed.trim() }),
    send: ({ name: typed }) => renamePasskey(id, { name: typed.trim() }, quiet),
  });

export const removePasskeyForm = ({ id }: PasskeyDto) =>
  new FormStore<{ currentPassword: string }>({
    stored: { currentPassword: '' },
    problemsOf: (values) => contractProblems(RemovePasskeyBody, confirmedDtoLimits, values),
    send: (values) => removePasskey(id, values, quiet),
  });
