import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PolicyDto } from '../../../api/generated/model';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { PagedList } from '../../../shared/lists/paged-list';
import { DataTable } from '../../../shared/ui/data-table';
import { ErrorState } from '../../../shared/ui/error-state';
import { ForbiddenState } from '../../../shared/ui/forbidden-state';
import { sortKeys } from '../policies.constants';
import type { PoliciesQuery, TableView } from '../policies-view';
import { PoliciesEmpty } from './policies-empty';
import { policyColumns } from './policy-columns';

interface Props {
  list: PagedList<PolicyDto, PoliciesQuery>;
  query: PoliciesQuery;
  view: TableView;
  onQuery: (change: Partial<PoliciesQuery>) => void;
}

export const PolicyTable = observer(function PolicyTable({ list, query, view, onQuery }: Props) {
  const { t } = useTranslation(['policies', 'shared']);
  const language = useLanguage();
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;

  const columns = policyColumns(t, language, (query.current - 1) * query.pageSize);
  const shown = view.columns.filter(({ isShown }) => isShown).map(({ key }) => columns[key]);
  return (
    <DataTable
      label={t('shared:menu.list.searchTable')}
      columns={shown}
      rows={list.state === 'loading' ? null : list.rows}
      expectedRows={query.pageSize}
      keyOf={(policy) => policy.id}
      density={view.density}
      busy={list.isLoading}
      sort={{ key: query.sort, order: query.order }}
      onSort={({ key, order }) => {
        onQuery({ sort: sortKeys.find((known) => known === key) ?? '', order });
      }}
      empty={<PoliciesEmpty total={list.total} query={query} onQuery={onQuery} />}
    />
  );
});
