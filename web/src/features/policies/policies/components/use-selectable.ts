import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '../../../../shared/lists/paged-list';
import type { Selection } from '../../../../shared/lists/selection';
import type { TableSelection } from '../../../../shared/ui/table/data-table-types';
import type { ListedPolicy } from '../listed-policy';
import type { PoliciesQuery } from '../policies-view';

/**
 * The selection as the table shows it; its functions are the same in every render. Read in an observer.
 * @param selection null if the user may not edit
 */
export function useSelectable(
  selection: Selection | null,
  list: PagedList<ListedPolicy, PoliciesQuery>,
): TableSelection<ListedPolicy> | undefined {
  const { t } = useTranslation('policies');
  const labelOf = useCallback(({ name }: ListedPolicy) => t('select.row', { name }), [t]);
  const onRow = useCallback(({ id }: ListedPolicy) => selection?.toggle(id, idsOf(list)), [selection, list]);
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

const idsOf = (list: PagedList<ListedPolicy, PoliciesQuery>) => list.rows.map(({ id }) => id);
