/** Lifetime of a download URL. It works once. */
export const DOWNLOAD_LINK_SECONDS = 60;

/** The kinds of downloads. A link of one kind does not open another. Add new ones here. */
export type DownloadKind =
  | 'policies'
  | 'content'
  | 'audit'
  | 'chatTranscript'
  | 'billing'
  | 'certificationDocument';
