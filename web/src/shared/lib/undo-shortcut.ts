const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The label shown on a button. */
export const UNDO_KEYS = isApple ? '⌘Z' : 'Ctrl+Z';

/** Inside a text field, the shortcut keeps its native behavior. */
export function isUndoShortcut({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const isPressed = (isApple ? metaKey : ctrlKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';
  return isPressed && !(target instanceof Element && target.closest('input, textarea, [contenteditable]'));
}
