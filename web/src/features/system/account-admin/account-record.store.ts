import { makeAutoObservable, observableRef } from 'mobx';
import {
  changeAccountRole,
  disableAccount,
  enableAccount,
  endAccountGrant,
  endAccountSessions,
  getAccount,
  getAccountHistory,
  giveAccountGrant,
  makeAccountLink,
  removeAccount,
  resetSecondFactor,
  unlockAccount,
} from '../../../api/generated/accounts/accounts';
import type {
  AccountAction,
  AccountDto,
  AccountLinkDto,
  GrantableCapability,
  Role,
} from '../../../api/generated/model';
import { DisableAccountBody, GiveAccountGrantBody } from '../../../api/generated/model/bodies/accounts';
import { accountReasonDtoLimits } from '../../../api/generated/model/limits/accounts';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';
import { RecordStore } from '../../../shared/records/record.store';
import { roles } from './accounts.constants';

const ASKED = ['changeRole', 'giveGrant', 'endGrant', 'disable', 'resetSecondFactor', 'remove'] as const;
/** What is asked for before an account is changed so. */
export type Asked = (typeof ASKED)[number];
export interface ChangeValues {
  role: Role;
  capability: GrantableCapability;
  /** Of a grant. */
  lastDay: string;
  /** What stands for the person where they wrote something. */
  name: 'kept' | 'number';
  reason: string;
}
export type ChangeForm = FormStore<ChangeValues>;

/** The open account and what can be done with it. */
export class AccountRecordStore {
  readonly record: RecordStore<AccountDto>;
  /** The form that asks for a reason, while it is open. */
  asked: { action: Asked; form: ChangeForm } | null = null;
  /** The link that was just made. The server shows it only once. */
  made: AccountLinkDto | null = null;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getAccount(id, options),
      history: (query, options) => getAccountHistory(id, query, options),
    });
    makeAutoObservable<this, 'id'>(
      this,
      { record: false, asked: observableRef, made: observableRef, id: false },
      { autoBind: true },
    );
  }

  ask(action: Asked, account: AccountDto): void {
    this.record.forgetNote();
    const form: ChangeForm = new FormStore<ChangeValues>({
      stored: {
        ...{ role: othersOf(account.role)[0] ?? account.role, name: 'kept', reason: '', lastDay: '' },
        capability: (action === 'endGrant' ? account.grants[0] : undefined) ?? 'content.inspect',
      },
      draft: `${action} of account ${account.id}`,
      problemsOf: ({ reason, capability, lastDay }) => {
        const body = { version: 1, reason: reason.trim() };
        return action === 'giveGrant'
          ? contractProblems(GiveAccountGrantBody, accountReasonDtoLimits, { ...body, capability, lastDay })
          : contractProblems(DisableAccountBody, accountReasonDtoLimits, body);
      },
      send: (values) => this.send(action, { ...values, reason: values.reason.trim() }),
    });
    this.asked = { action, form };
  }

  closeForm(): void {
    this.asked = null;
  }

  /** @returns whether it is enabled */
  enable(): Promise<boolean> {
    return this.record.act((version, options) => enableAccount(this.id, { version }, options));
  }

  /** @returns whether it is unlocked */
  unlock(): Promise<boolean> {
    return this.record.act((version, options) => unlockAccount(this.id, { version }, options));
  }

  /** @throws ApiError */
  endSessions(): Promise<void> {
    return this.record.change((version, options) => endAccountSessions(this.id, { version }, options));
  }

  /** @throws ApiError */
  makeLink(): Promise<void> {
    return this.record.change(async (version, options) => {
      this.setMade(await makeAccountLink(this.id, { version }, options));
      return null;
    });
  }

  setMade(made: AccountLinkDto | null): void {
    this.made = made;
  }

  private send(action: Asked, { role, name, reason, capability, lastDay }: ChangeValues): Promise<void> {
    return this.record.change(async (version, options) => {
      if (action === 'changeRole')
        return await changeAccountRole(this.id, { version, reason, role }, options);
      if (action === 'giveGrant')
        return await giveAccountGrant(this.id, { version, reason, capability, lastDay }, options);
      if (action === 'endGrant')
        return await endAccountGrant(this.id, { version, reason, capability }, options);
      if (action === 'resetSecondFactor')
        return await resetSecondFactor(this.id, { version, reason }, options);
      if (action === 'disable') return await disableAccount(this.id, { version, reason }, options);
      await removeAccount(this.id, { version, reason, keepsName: name === 'kept' }, options);
      return null;
    });
  }
}

export function isAsked(action: AccountAction): action is Asked {
  return ASKED.some((one) => one === action);
}

/** The roles that the account could get. */
export function othersOf(role: Role): Role[] {
  return roles.filter((other) => other !== role);
}

/** Takes back that an account was disabled or got another role, in the version after it. @throws ApiError */
export async function undoChange(
  before: AccountDto,
  action: 'changeRole' | 'disable',
  reason: string,
): Promise<void> {
  const { id, role } = before;
  const version = before.version + 1;
  if (action === 'disable') await enableAccount(id, { version });
  else await changeAccountRole(id, { version, role, reason });
}
