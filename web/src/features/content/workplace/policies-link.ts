import type { PagePath } from '../../../api/generated/model/pages';

const TABLE = '/list/search-table' satisfies PagePath;

/**
 * Link to the rows that a figure counts: the search table with matching filters. The URL always names the
 * page, even without filters, because a bare URL opens the user's default view.
 */
export function policiesLink(filters: Record<string, string | string[]> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filters))
    for (const text of [value].flat()) params.append(key, text);
  const query = params.toString();
  return `${TABLE}?${query === '' ? 'current=1' : query}`;
}
