import { textOrder } from '../../../shared/i18n/compare-texts';
import type { Language } from '../../../shared/i18n/languages';
import { type PopularAuthorDto, SortOrder } from '../../../api/generated/model';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField } from '../../../shared/lists/url-fields';

export const AUTHOR_SORTS = ['ranking', 'author', 'contentCount', 'clickCount'] as const;
export type AuthorSort = (typeof AUTHOR_SORTS)[number];

export interface AuthorsView {
  authorSort: AuthorSort | '';
  authorOrder: SortOrder;
}

export const authorsView = new UrlCodec<AuthorsView>({
  authorSort: choiceField(AUTHOR_SORTS, ''),
  authorOrder: choiceField<SortOrder, SortOrder>(Object.values(SortOrder), 'asc'),
});

/** Only seven rows exist, so they are sorted here. */
export function sortedAuthors(
  rows: PopularAuthorDto[],
  { authorSort, authorOrder }: AuthorsView,
  language: Language,
): PopularAuthorDto[] {
  if (authorSort === '') return rows;
  const compare = textOrder(language);
  const way = authorOrder === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) =>
    authorSort === 'author'
      ? way * compare(one.author, other.author)
      : way * (one[authorSort] - other[authorSort]),
  );
}
