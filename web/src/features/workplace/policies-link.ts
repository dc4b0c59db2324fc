/** The rows behind a figure: the search table, filtered so that it finds exactly them. */
export function policiesLink(filters: Record<string, string | string[]> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filters))
    for (const text of [value].flat()) params.append(key, text);
  const query = params.toString();
  return query === '' ? '/list/search-table' : `/list/search-table?${query}`;
}
