import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '../lists/paged-list';
import type { Selection } from '../lists/selection';
import type { TableSelection } from '../ui/table/data-table-types';

/**
 * The selection as the table shows it; its functions are the same in every render. Read in an observer.
 * @param selection null if the user may not edit
 * @param nameOf the same in every render
 */
export function useSelectable<Row extends { id: number }, Query>(
  selection: Selection | null,
  list: PagedList<Row, Query>,
  nameOf: (row: Row) => string,
): TableSelection<Row> | undefined {
  const { t } = useTranslation('bulk');
  const labelOf = useCallback((row: Row) => t('select.row', { name: nameOf(row) }), [t, nameOf]);
  const onRow = useCallback(({ id }: Row) => selection?.toggle(id, idsOf(list)), [selection, list]);
  return (
    (selection && {
      page: selection.ofPage(idsOf(list)),
      has: ({ id }) => selection.has(id),
      labelOf,
      pageLabel: t('select.page'),
      onRow,
      onPage: () => {
        selection.togglePage(idsOf(list));
      },
    }) ??
    undefined
  );
}

const idsOf = <Row extends { id: number }, Query>(list: PagedList<Row, Query>) =>
  list.rows.map(({ id }) => id);
