export const TABLE_DENSITIES = ['mini', 'small', 'medium', 'large'] as const;
export type TableDensity = (typeof TABLE_DENSITIES)[number];

/** In pixels. */
export const COLUMN_WIDTH = { minimum: 40, maximum: 1_000 } as const;

export const VIEW_NAME = {
  maxLength: 32,
  /** Not empty, no leading or trailing whitespace, no control characters. */
  pattern: /^\S([^\x00-\x1f\x7f]*\S)?$/,
  form: 'oneLine',
} as const;
/** Of one list. */
export const VIEWS_PER_ACCOUNT = 50;
