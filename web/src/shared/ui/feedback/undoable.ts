import i18next from 'i18next';
import { toasts } from './toasts.store';

interface Deed {
  /** What was done, such as “3 sets were deleted”. */
  text: string;
  /** Of the toast: the next one with the same id takes this offer to undo away. */
  id?: string;
  /** Undoes it. request.ts reports an error. */
  undo: () => Promise<unknown>;
}

/** Shows what was done and offers undo, instead of asking for confirmation first. */
export function undoable({ text, id = `undo:${text}`, undo }: Deed): void {
  const run = async () => {
    const isUndone = await undo().then(
      () => true,
      () => false,
    );
    if (isUndone) toasts.show({ kind: 'success', text: i18next.t('shared:undo.done') });
  };
  const action = { label: i18next.t('shared:undo.action'), run: () => void run(), isUndo: true };
  toasts.show({ kind: 'success', id, text, action });
}
