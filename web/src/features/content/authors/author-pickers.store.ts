import { listAccounts } from '../../../api/generated/accounts/accounts';
import { listAuthors } from '../../../api/generated/authors/authors';
import type { AccountDto, AuthorDto } from '../../../api/generated/model';
import { RecordPickerStore } from '../../../shared/records/record-picker.store';
import { proposals } from './authors.constants';

export type AuthorPicker = RecordPickerStore<AuthorDto>;

/** One more than is proposed, because the author itself is left out. */
export function newAuthorPicker() {
  return new RecordPickerStore<AuthorDto>((text, signal) =>
    listAuthors(
      { ...(text === '' ? {} : { search: text }), pageSize: proposals + 1 },
      { signal, skipErrorToast: true },
    ),
  );
}

export function newAccountPicker() {
  return new RecordPickerStore<AccountDto>((text, signal) =>
    listAccounts(
      { ...(text === '' ? {} : { search: text }), sort: 'name', order: 'asc', pageSize: proposals },
      { signal, skipErrorToast: true },
    ),
  );
}
