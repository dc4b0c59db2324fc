import { getAuthor, listAuthors } from '../../../api/generated/authors/authors';
import type { AuthorDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { RecordPickerStore } from '../../../shared/records/record-picker.store';
import { proposals } from './content-items.constants';

export type AuthorPicker = RecordPickerStore<AuthorDto>;

export function newAuthorPicker(): AuthorPicker {
  return new RecordPickerStore<AuthorDto>((text, signal) =>
    listAuthors(
      { ...(text === '' ? {} : { search: text }), pageSize: proposals },
      { signal, skipErrorToast: true },
    ),
  );
}

/** The author to whom a list is narrowed. */
export class AuthorFilterStore {
  readonly picker = newAuthorPicker();
  readonly chosen = new Resource<AuthorDto>();

  /** @param id of the address, which has no name; null for all authors */
  show(id: number | null): void {
    if (id === null) this.chosen.clear();
    else if (this.chosen.data?.id !== id)
      void this.chosen.load((signal) => getAuthor(id, { signal, skipErrorToast: true }));
  }

  /** The name is known, so that nothing has to be asked. */
  choose(author: AuthorDto | null): void {
    if (author === null) this.chosen.clear();
    else this.chosen.replace(author);
  }
}
