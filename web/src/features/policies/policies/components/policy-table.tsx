import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PolicyDto } from '../../../../api/generated/model';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { PagedList } from '../../../../shared/lists/paged-list';
import type { Selection } from '../../../../shared/lists/selection';
import { DataTable } from '../../../../shared/ui/table/data-table';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import type { ListedPolicy } from '../listed-policy';
import { sortKeys } from '../policies.constants';
import type { PoliciesQuery, TableView } from '../policies-view';
import { PoliciesEmpty } from './policies-empty';
import { binColumns, policyColumns } from './policy-columns';
import { type RowActions, RowOperations } from './row-operations';

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
  const language = useLanguage();
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;

  // While another page is on its way, the rows keep the numbers of theirs.
  const { current, pageSize } = list.answered ?? query;
  const columns = policyColumns(t, language, (current - 1) * pageSize);
  const shown = view.columns.filter(({ isShown }) => isShown);
  const listed = shown.map(({ key }) => columns[key]);
  const page = list.rows.map(({ id }) => id);
  const selectable = selection && {
    page: selection.ofPage(page),
    has: ({ id }: PolicyDto) => selection.has(id),
    labelOf: ({ name }: PolicyDto) => t('select.row', { name }),
    pageLabel: t('select.page'),
    onRow: ({ id }: PolicyDto) => {
      selection.toggle(id, page);
    },
    onPage: () => {
      selection.togglePage(page);
    },
  };
  return (
    <DataTable
      label={t('shared:menu.list.searchTable')}
      columns={query.place === 'bin' ? binColumns(t, listed) : listed}
      widths={Object.fromEntries(shown.map(({ key, width }) => [key, width]))}
      onWidth={(key, width) => {
        const sized = view.columns.map((choice) => {
          if (choice.key !== key) return choice;
          const { isShown } = choice;
          return width === null ? { key: choice.key, isShown } : { key: choice.key, isShown, width };
        });
        onView({ columns: sized });
      }}
      isAdjusting={isAdjusting}
      onAdjusted={onAdjusted}
      rows={isHeld || list.state === 'loading' ? null : list.rows}
      expectedRows={query.pageSize}
      keyOf={(policy) => policy.id}
      density={view.density}
      busy={list.isLoading}
      sorting={{
        sort: { key: query.sort, order: query.order },
        onSort: ({ key, order }) => {
          onQuery({ sort: sortKeys.find((known) => known === key) ?? '', order });
        },
      }}
      selection={selectable ?? undefined}
      operations={{
        title: t('column.operations'),
        cell: (policy) => (
          <RowOperations policy={policy} isDeleted={query.place === 'bin'} actions={actions} />
        ),
      }}
      onOpen={actions.view}
      empty={<PoliciesEmpty total={list.total} query={query} onQuery={onQuery} />}
    />
  );
});
