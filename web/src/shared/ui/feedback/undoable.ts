import i18next from 'i18next';
import { toasts } from './toasts.store';

interface Deed {
  /** What was done, such as “3 sets were deleted”. */
  text: string;
  /** Takes it back. When it fails, request.ts has told it. */
  undo: () => Promise<unknown>;
}

/** Tells what was done and offers to take it back, instead of asking before. */
export function undoable({ text, undo }: Deed): void {
  const run = async () => {
    const isUndone = await undo().then(
      () => true,
      () => false,
    );
    if (isUndone) toasts.show({ kind: 'success', text: i18next.t('shared:undo.done') });
  };
  const action = { label: i18next.t('shared:undo.action'), run: () => void run() };
  toasts.show({ kind: 'success', id: `undo:${text}`, text, action });
}
