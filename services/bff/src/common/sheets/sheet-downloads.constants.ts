export const DOWNLOAD_FORMATS = ['csv', 'xlsx'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const SHEET_MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<DownloadFormat, string>;

/** Without their parameters, for the documentation. */
export const SHEET_TYPES = Object.values(SHEET_MEDIA_TYPES).map((type) => type.split(';', 1).join(''));
