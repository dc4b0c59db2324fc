import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../../shared/lib/use-stable';
import type { PagedList } from '../../../../shared/lists/paged-list';
import type { Selection } from '../../../../shared/lists/selection';
import { withWidth } from '../../../../shared/saved-views/saved-view';
import type { Sort } from '../../../../shared/ui/sorting/sort-header';
import { useSelectable } from '../../../../shared/bulk/use-selectable';
import { DataTable } from '../../../../shared/ui/table/data-table';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import type { ListedPolicy } from '../listed-policy';
import { sortKeys } from '../policies.constants';
import type { PoliciesQuery, TableView } from '../policies-view';
import { PoliciesEmpty } from './policies-empty';
import type { RowActions } from './row-operations';
import { useOperations } from './use-operations';
import { useShownColumns } from './use-shown-columns';

const nameOf = ({ name }: ListedPolicy) => name;

interface Props {
  list: PagedList<ListedPolicy, PoliciesQuery>;
  /** The columns are still loading. */
  isHeld: boolean;
  /** Null if the user may not edit. */
  selection: Selection | null;
  query: PoliciesQuery;
  view: TableView;
  actions: RowActions;
  isAdjusting: boolean;
  onAdjusted: () => void;
  onQuery: (change: Partial<PoliciesQuery>) => void;
  onView: (change: Partial<TableView>) => void;
}

export function PolicyTable(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content(props: Props) {
  const { list, isHeld, selection, query, view, actions, isAdjusting, onAdjusted, onQuery, onView } = props;
  const { t } = useTranslation(['policies', 'shared']);
  const shown = view.columns.filter(({ isShown }) => isShown);
  const isBin = query.place === 'bin';
  // While another page is on its way, the rows keep the numbers of theirs.
  const { current, pageSize } = list.answered ?? query;
  const columns = useShownColumns(view.columns, isBin, (current - 1) * pageSize);
  const operations = useOperations(isBin, actions);
  const selectable = useSelectable(selection, list, nameOf);
  const setWidth = useStable((key: string, width: number | null) => {
    onView({ columns: withWidth(view.columns, key, width) });
  });
  const sort = useStable(({ key, order }: Sort) => {
    onQuery({ sort: sortKeys.find((known) => known === key) ?? '', order });
  });
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;

  return (
    <DataTable
      label={t('shared:menu.list.searchTable')}
      columns={columns}
      widths={Object.fromEntries(shown.map(({ key, width }) => [key, width]))}
      onWidth={setWidth}
      isAdjusting={isAdjusting}
      onAdjusted={onAdjusted}
      rows={isHeld || list.state === 'loading' ? null : list.rows}
      expectedRows={query.pageSize}
      keyOf={(policy) => policy.id}
      density={view.density}
      busy={list.isLoading}
      sorting={{ sort: { key: query.sort, order: query.order }, onSort: sort }}
      selection={selectable}
      operations={operations}
      onOpen={actions.view}
      empty={<PoliciesEmpty total={list.total} query={query} onQuery={onQuery} />}
    />
  );
});
