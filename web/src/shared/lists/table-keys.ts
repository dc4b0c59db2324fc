export type TableCommand = 'search' | 'next' | 'previous' | 'select' | 'open' | 'clear' | 'help';

/** Single-key shortcuts, as in mail clients and issue trackers. */
const commands: Record<string, TableCommand> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'select',
  Enter: 'open',
  Escape: 'clear',
  '?': 'help',
};

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Elements in which letters are input or select an option. */
export interface KeyTarget {
  tagName: string;
  type?: string;
  isContentEditable?: boolean;
}

const TEXTUAL = ['TEXTAREA', 'SELECT'];
const NOT_TYPED = ['checkbox', 'radio', 'button'];

function isTyping({ tagName, type = 'text', isContentEditable = false }: KeyTarget): boolean {
  return isContentEditable || TEXTUAL.includes(tagName) || (tagName === 'INPUT' && !NOT_TYPED.includes(type));
}

/** The table action for a key; null if there is none, or the key is text input. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey }: Key,
  target: KeyTarget | null,
): TableCommand | null {
  if (ctrlKey || metaKey || altKey || (target !== null && isTyping(target))) return null;
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
