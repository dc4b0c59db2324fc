import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../announcements/live-regions';
import { canHaveFocus } from '../../focus/focusable';

const HANDLE = '[role="separator"]';

/**
 * Moves the focus to the first handle of the table when the adjusting of widths begins, and back to the opener when
 * it ends. Both are announced.
 * @returns the key handler of the table: Escape ends the adjusting
 */
export function useAdjusting(
  table: RefObject<HTMLElement | null>,
  isAdjusting: boolean,
  onEnd: (() => void) | undefined,
) {
  const { t } = useTranslation();
  const begin = useEffectEvent((first: HTMLElement) => {
    first.focus();
    announce(t('table.widths.begin'));
  });
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const { current } = table;
    if (!isAdjusting || current === null) return;
    const opener = document.activeElement;
    const first = [...current.querySelectorAll(HANDLE)].find(canHaveFocus);
    // On a phone the rows are cards, without handles.
    if (first === undefined) end();
    else begin(first);
    return () => {
      // The table may be replaced by an error while its widths are adjusted.
      if (!current.isConnected) end();
      // The button of the mode keeps the focus when it ends the mode.
      else if (document.activeElement?.matches(HANDLE))
        (opener && canHaveFocus(opener) ? opener : current).focus();
    };
  }, [table, isAdjusting]);

  return (event: KeyboardEvent) => {
    if (!isAdjusting || event.key !== 'Escape') return;
    // Escape would also clear the selection.
    event.preventDefault();
    announce(t('table.widths.end'));
    onEnd?.();
  };
}
