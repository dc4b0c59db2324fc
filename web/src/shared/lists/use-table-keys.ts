import type { RefObject } from 'react';
import { canHaveFocus } from '../focus/focusable';
import { useKeys } from '../shortcuts/use-keys';
import { tableCommands } from './table-keys';

interface Actions {
  open: (id: number) => void;
  /** Missing if rows cannot be selected. */
  select?: ((id: number) => void) | undefined;
  clear: () => void;
  help: () => void;
}

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('tr[data-key]')];
const currentRow = () => document.activeElement?.closest<HTMLElement>('tr[data-key]');

/**
 * Single-key shortcuts of a table. The current row is the one with the focus: there is no second cursor that a screen
 * reader would not know.
 */
export function useTableKeys(
  page: RefObject<HTMLElement | null>,
  { open, select, clear, help }: Actions,
): void {
  const move = (element: HTMLElement, step: number) => {
    const rows = rowsOf(element);
    const at = rows.findIndex((row) => row === currentRow());
    const target = at < 0 ? rows[0] : rows[at + step];
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  };
  const actions = {
    search: (element: HTMLElement) => {
      // On a phone, or zoomed in, the button that opens the filters replaces the field.
      const fields = element.querySelectorAll<HTMLElement>('[role="search"] [data-search], [data-fold]');
      [...fields].findLast(canHaveFocus)?.focus();
    },
    next: (element: HTMLElement) => {
      move(element, 1);
    },
    previous: (element: HTMLElement) => {
      move(element, -1);
    },
    select: () => {
      const row = currentRow();
      if (row) select?.(Number(row.dataset.key));
    },
    open: () => {
      const row = currentRow();
      if (row) open(Number(row.dataset.key));
    },
    clear: () => {
      currentRow()?.blur();
      clear();
    },
    help,
  };

  useKeys((key, { target }) => {
    const { current } = page;
    const command = tableCommands[key];
    if (current === null || command === undefined) return false;
    // Dialogs and open panels handle the keys first.
    if (document.querySelector('dialog[open]') || current.querySelector('[aria-expanded="true"]'))
      return false;
    // Enter on a button or link activates it.
    if (command === 'open' && target !== currentRow()) return false;
    actions[command](current);
    return command !== 'clear';
  });
}
