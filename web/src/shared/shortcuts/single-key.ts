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

/** The key, letters in lower case, if it is pressed alone and is not text input. */
export function singleKeyOf({ key, ctrlKey, metaKey, altKey }: Key, target: KeyTarget | null): string | null {
  if (ctrlKey || metaKey || altKey || (target !== null && isTyping(target))) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}
