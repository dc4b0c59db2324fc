import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PolicyColumn } from '../../../../api/generated/model';
import { useStable } from '../../../../shared/lib/use-stable';
import type { PagedList } from '../../../../shared/lists/paged-list';
import type { Selection } from '../../../../shared/lists/selection';
import type { TableLayout } from '../../../../shared/saved-views/saved-view';
import type { Sort } from '../../../../shared/ui/sorting/sort-header';
import { useSelectable } from '../../../../shared/bulk/use-selectable';
import { DataTable } from '../../../../shared/ui/table/data-table';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import type { ListedPolicy } from '../listed-policy';
import { sortKeys } from '../policies.constants';
import type { PoliciesQuery } from '../policies-view';
import { PoliciesEmpty } from './policies-empty';
import type { RowActions } from './row-operations';
import { useOperations } from './use-operations';
import { useShownColumns } from './use-shown-columns';

const nameOf = ({ name }: ListedPolicy) => name;

interface Props {
  list: PagedList<ListedPolicy, PoliciesQuery>;
  layout: TableLayout<PolicyColumn>;
  /** Null if the user may not edit. */
  selection: Selection<ListedPolicy, PoliciesQuery> | null;
  query: PoliciesQuery;
  actions: RowActions;
  onQuery: (change: Partial<PoliciesQuery>) => void;
}

export function PolicyTable(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content(props: Props) {
  const { list, layout, selection, query, actions, onQuery } = props;
  const { view, isHeld, isAdjusting, onAdjusted, onWidth } = layout;
  const { t } = useTranslation(['policies', 'shared']);
  const shown = view.columns.filter(({ isShown }) => isShown);
  // While other rows are on their way, those that are shown keep their numbers and operations.
  const { current, pageSize, place } = list.answered ?? query;
  const isBin = place === 'bin';
  const columns = useShownColumns(view.columns, isBin, (current - 1) * pageSize);
  const operations = useOperations(isBin, actions);
  const selectable = useSelectable(selection, nameOf);
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
      onWidth={onWidth}
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
