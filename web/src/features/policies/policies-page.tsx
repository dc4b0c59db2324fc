import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlView } from '../../shared/lists/use-url-view';
import { ArcoProvider } from '../../shared/ui/arco-provider';
import { Pager } from '../../shared/ui/pager';
import { PageFrame } from '../../shared/ui/page-frame';
import { PolicyFilterForm } from './components/policy-filter-form';
import { PolicyTable } from './components/policy-table';
import { TableToolbar } from './components/table-toolbar';
import {
  policiesQuery,
  type PoliciesQuery,
  type PolicyFilters,
  sameFilters,
  tableView,
} from './policies-view';
import { PoliciesStore } from './policies.store';

export const PoliciesPage = observer(function PoliciesPage() {
  const { t } = useTranslation();
  const [{ list }] = useState(() => new PoliciesStore());
  const [query, changeQuery] = useUrlView(policiesQuery);
  const [view, changeView] = useUrlView(tableView, { replace: true });

  useEffect(() => {
    void list.show(query);
    return list.stop;
  }, [list, query]);

  /** Any other change than of the page leads to the first page of the new answer. */
  const narrow = (change: Partial<PoliciesQuery>) => {
    changeQuery({ current: policiesQuery.initial.current, ...change });
  };
  const search = (filters: PolicyFilters) => {
    // The same filters again make no new address, and are still a wish for a fresh answer.
    if (sameFilters(query, filters) && query.current === policiesQuery.initial.current) void list.refresh();
    else narrow(filters);
  };

  return (
    <ArcoProvider>
      <PageFrame title={t('menu.list.searchTable')}>
        <PolicyFilterForm filters={query} onSearch={search} />
        <TableToolbar view={view} onView={changeView} onRefresh={() => void list.refresh()} />
        <PolicyTable list={list} query={query} view={view} onQuery={narrow} />
        <Pager
          current={query.current}
          pageSize={query.pageSize}
          total={list.state === 'ready' || list.state === 'empty' ? list.total : null}
          onPage={(current) => {
            changeQuery({ current });
          }}
          onPageSize={(pageSize) => {
            narrow({ pageSize });
          }}
        />
      </PageFrame>
    </ArcoProvider>
  );
});
