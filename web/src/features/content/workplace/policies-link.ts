import type { PagePath } from '../../../api/generated/model/pages';

const TABLE = '/list/search-table' satisfies PagePath;

/**
 * The rows behind a figure: the search table, filtered so that it finds exactly them. The address names the page even
 * where nothing is filtered, because at a bare one the reader's own view would begin.
 */
export function policiesLink(filters: Record<string, string | string[]> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filters))
    for (const text of [value].flat()) params.append(key, text);
  const query = params.toString();
  return `${TABLE}?${query === '' ? 'current=1' : query}`;
}
