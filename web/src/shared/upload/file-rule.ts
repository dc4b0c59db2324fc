export interface FileRule {
  /** Endings, in small letters and with the dot: `.csv`. */
  endings: readonly string[];
  maxBytes: number;
}

export type FileFault = 'type' | 'size' | 'empty';

/** What the browser can tell before anything is sent; the server looks at the content itself. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>, rule: FileRule): FileFault | null {
  if (!rule.endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'type';
  if (size === 0) return 'empty';
  return size > rule.maxBytes ? 'size' : null;
}
