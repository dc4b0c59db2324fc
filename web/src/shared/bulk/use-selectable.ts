import { reaction } from 'mobx';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../lists/selection';
import { toasts } from '../ui/feedback/toasts.store';
import type { TableSelection } from '../ui/table/data-table-types';

/**
 * The selection as the table shows it; its functions are the same in every render. Says when other rows have emptied it. Read
 * in an observer.
 * @param selection null if the user may not edit
 * @param nameOf the same in every render
 */
export function useSelectable<Row extends { id: number }, Query>(
  selection: Selection<Row, Query> | null,
  nameOf: (row: Row) => string,
): TableSelection<Row> | undefined {
  const { t } = useTranslation('bulk');
  const labelOf = useCallback((row: Row) => t('select.row', { name: nameOf(row) }), [t, nameOf]);
  const onRow = useCallback(({ id }: Row) => selection?.toggle(id), [selection]);
  useEffect(
    () =>
      selection === null
        ? undefined
        : reaction(
            () => selection.losses,
            () => {
              toasts.show({ kind: 'info', text: t('lost') });
            },
          ),
    [selection, t],
  );
  if (selection === null) return undefined;
  // Read here, by the observer: the rows are not observers.
  const selected = new Set(selection.list.rows.filter(({ id }) => selection.has(id)));
  return {
    page: selection.ofPage,
    has: (row) => selected.has(row),
    labelOf,
    pageLabel: t('select.page'),
    onRow,
    onPage: selection.togglePage,
  };
}
