import { textOrder } from '../../../shared/i18n/compare-texts';
import type { Language } from '../../../shared/i18n/languages';
import { type PopularContentDto, PopularType, SortOrder } from '../../../api/generated/model';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField } from '../../../shared/lists/url-fields';

const popularTypes = Object.values(PopularType);
const sortKeys = ['key', 'title', 'clicks', 'increases'] as const;
export type PopularSort = (typeof sortKeys)[number];

export interface PopularView {
  popular: PopularType;
  sort: PopularSort | '';
  order: SortOrder;
}

export const popularView = new UrlCodec<PopularView>({
  popular: choiceField<PopularType, PopularType>(popularTypes, 'text'),
  sort: choiceField(sortKeys, ''),
  order: choiceField<SortOrder, SortOrder>(Object.values(SortOrder), 'asc'),
});

/** Only five rows exist, so they are sorted here. Rows without growth (null) come last in both directions. */
export function sorted(
  rows: PopularContentDto[],
  { sort, order }: PopularView,
  language: Language,
): PopularContentDto[] {
  if (sort === '') return rows;
  const compare = textOrder(language);
  const way = order === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[sort], other[sort]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' || typeof b === 'string') return way * compare(String(a), String(b));
    return way * (a - b);
  });
}
