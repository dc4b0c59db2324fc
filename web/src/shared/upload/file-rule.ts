export interface FileRule {
  /** Extensions, in lower case and with the dot: `.csv`. */
  endings: readonly string[];
  /** Without it, of any size. */
  maxBytes?: number;
  /** Makes of a file what the server takes, or says why it cannot. */
  prepare?: (file: File) => Promise<File | FileRejection>;
}

export type FileRejection = 'type' | 'size' | 'empty' | 'heic' | 'unreadable';

/** Checks the file before the upload. The server checks its content. */
export function rejectionOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  rule: FileRule,
): FileRejection | null {
  if (!rule.endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'type';
  if (size === 0) return 'empty';
  return size > (rule.maxBytes ?? Infinity) ? 'size' : null;
}
