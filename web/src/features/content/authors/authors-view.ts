import type { AuthorSort, AuthorState } from '../../../api/generated/model';
import { listAuthorsLimits } from '../../../api/generated/model/limits/authors';
import { pageFields, type PageQuery, sortFields, type SortQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, newRecordField, rowKeyField, textField } from '../../../shared/lists/url-fields';
import { otherStates, sorts } from './authors.constants';

export interface AuthorsQuery extends PageQuery, SortQuery<AuthorSort> {
  search: string;
  /** Empty for the active ones. */
  state: AuthorState | '';
}

/** The query: every change of it sends a request. */
export const authorsQuery = new UrlCodec<AuthorsQuery>({
  search: textField(listAuthorsLimits.search.maxLength),
  state: choiceField<AuthorState, ''>(otherStates, ''),
  ...sortFields(sorts),
  ...pageFields,
});

export const unfiltered = { search: '', state: '' } satisfies Partial<AuthorsQuery>;

/** Key of the open author, or 0; and whether the form of a new one is open. */
export const authorView = new UrlCodec<{ author: number; new: 'yes' | '' }>({
  author: rowKeyField(),
  new: newRecordField(),
});
