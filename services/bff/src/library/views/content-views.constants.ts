/** The columns of the list, in the designed order; `index`: the row number. */
export const CONTENT_COLUMNS = [
  'index',
  'title',
  'kind',
  'subject',
  'source',
  'author',
  'language',
  'ages',
  'labels',
  'state',
  'online',
  'updated',
] as const;
