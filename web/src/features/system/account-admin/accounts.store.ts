import { inviteAccount, listAccounts } from '../../../api/generated/accounts/accounts';
import type { AccountDto, AccountLinkDto, InviteAccountDto } from '../../../api/generated/model';
import { InviteAccountBody } from '../../../api/generated/model/bodies/accounts';
import { inviteAccountDtoLimits } from '../../../api/generated/model/limits/accounts';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';
import { LiveList } from '../../../shared/lists/live-list';
import { sortedParams } from '../../../shared/lists/page-query';
import type { AccountsQuery } from './accounts-view';

export type InvitationValues = Required<InviteAccountDto>;
export type InvitationForm = FormStore<InvitationValues, AccountLinkDto>;

export function newAccountList() {
  return new LiveList<AccountDto, AccountsQuery>('accounts.changed', (query, signal) =>
    listAccounts(sortedParams(query), { signal, skipErrorToast: true }),
  );
}

/** @param language that of whoever invites, which is likely that of the other */
export function newInvitation(language: InvitationValues['language']): InvitationForm {
  return new FormStore<InvitationValues, AccountLinkDto>({
    stored: { userName: '', name: '', email: '', role: 'user', language },
    draft: 'invitation',
    problemsOf: (values) => contractProblems(InviteAccountBody, inviteAccountDtoLimits, bodyOf(values)),
    send: (values) => inviteAccount(bodyOf(values), { skipErrorToast: true }),
  });
}

/** An address may be left out. */
function bodyOf({ userName, name, email, ...choices }: InvitationValues): InviteAccountDto {
  const address = email.trim();
  return {
    userName: userName.trim(),
    name: name.trim(),
    ...(address === '' ? {} : { email: address }),
    ...choices,
  };
}
