const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As people read it on a button. */
export const UNDO_KEYS = isApple ? '⌘Z' : 'Ctrl+Z';

/** In a field, the keys undo what was typed there. */
export function isUndoShortcut({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const isPressed = (isApple ? metaKey : ctrlKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';
  return isPressed && !(target instanceof Element && target.closest('input, textarea, [contenteditable]'));
}
