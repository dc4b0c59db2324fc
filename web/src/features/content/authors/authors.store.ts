import {
  createAuthor,
  editAuthor,
  listAuthors,
  removeAuthor,
  restoreAuthor,
  undoAuthorMerge,
} from '../../../api/generated/authors/authors';
import type { AuthorDto } from '../../../api/generated/model';
import { LiveList } from '../../../shared/lists/live-list';
import { sortedParams } from '../../../shared/lists/page-query';
import { type AuthorForm, authorForm, draftOf, requestOf } from './author-form';
import type { AuthorsQuery } from './authors-view';

export function newAuthorList() {
  return new LiveList<AuthorDto, AuthorsQuery>('author.changed', (query, signal) =>
    listAuthors(sortedParams(query), { signal, skipErrorToast: true }),
  );
}

export function newAuthorForm(): AuthorForm {
  return authorForm(null, (request, { idempotencyKey }) =>
    createAuthor(request, { skipErrorToast: true, idempotencyKey }),
  );
}

/** The changes that take back another one, if nobody made a further one since. Errors are shown by a toast. */
export const undo = {
  create: ({ id, version }: AuthorDto) => removeAuthor(id, { version }),
  edit: (before: AuthorDto, { id, version }: AuthorDto) =>
    editAuthor(id, { ...requestOf(draftOf(before)), version }),
  merge: ({ id, version }: AuthorDto) => undoAuthorMerge(id, { version }),
  remove: ({ id, version }: AuthorDto) => restoreAuthor(id, { version }),
  restore: ({ id, version }: AuthorDto) => removeAuthor(id, { version }),
};
