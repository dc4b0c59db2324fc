export type TableCommand = 'search' | 'next' | 'previous' | 'select' | 'open' | 'clear' | 'help';

/** One key each, as in the lists that people know from mail and issue trackers. */
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

/** Where letters are text, or choose among options. */
export interface Typing {
  tagName: string;
  type?: string;
  isContentEditable?: boolean;
}

const TEXTUAL = ['TEXTAREA', 'SELECT'];
const NOT_TYPED = ['checkbox', 'radio', 'button'];

function isTyping({ tagName, type = 'text', isContentEditable = false }: Typing): boolean {
  return isContentEditable || TEXTUAL.includes(tagName) || (tagName === 'INPUT' && !NOT_TYPED.includes(type));
}

/** What a key means to a table; null where it means something else, or somebody writes. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey }: Key,
  target: Typing | null,
): TableCommand | null {
  if (ctrlKey || metaKey || altKey || (target !== null && isTyping(target))) return null;
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
