import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat, PolicyColumn } from '../../../api/generated/model';
import type { PageSize } from '../../../shared/data/list-limits';
import { useStable } from '../../../shared/lib/use-stable';
import { useTableKeys } from '../../../shared/lists/use-table-keys';
import { useFoundAnnouncement } from '../../../shared/lists/use-found-announcement';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { TableToolbar } from '../../../shared/saved-views/table-toolbar';
import { useTableView } from '../../../shared/saved-views/use-table-view';
import { may } from '../../../shared/session/permissions';
import { Pager } from '../../../shared/ui/pager/pager';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { PoliciesBeside } from './policies-beside';
import { PageActions } from './components/page-actions';
import { PolicyFilterForm } from './components/policy-filter-form';
import { PolicyTable } from './components/policy-table';
import { SelectionBar } from './components/selection-bar';
import {
  policiesQuery,
  type PoliciesQuery,
  type PolicyFilters,
  recordView,
  sameFilters,
} from './policies-view';
import { PoliciesStore } from './policies.store';
import { NEW_RECORD } from './policies.constants';
import { newPolicyTable } from './policy-table.store';
import { usePolicyActions } from './use-policy-actions';
import { useRowActions } from './use-row-actions';
import styles from '../../../shared/saved-views/table-controls.module.css';

export const PoliciesPage = observer(function PoliciesPage() {
  const { t } = useTranslation(['policies', 'shared']);
  const [store] = useState(() => new PoliciesStore());
  const page = useRef<HTMLDivElement>(null);
  const [query, changeQuery] = useUrlView(policiesQuery);
  const [table] = useState(newPolicyTable);
  const arranged = useTableView(table);
  const { layout } = arranged;
  const [open, openRecord] = useUrlView(recordView);
  const [, turnRecord] = useUrlView(recordView, { replace: true });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { list, selection } = store;
  const mayChange = may('changePolicies');
  const mayCreate = query.place !== 'bin' && may('createPolicy');
  const { changeSelected, download, ...changes } = usePolicyActions(store);

  useEffect(() => store.follow(), [store]);
  useFoundAnnouncement(list);
  useEffect(() => {
    void list.show(query);
    return list.stop;
  }, [list, query]);

  /** Any change other than of the page number returns to the first page. */
  const narrow = useStable((change: Partial<PoliciesQuery>) => {
    changeQuery({ current: policiesQuery.initial.current, ...change });
  });
  const search = useStable((filters: PolicyFilters) => {
    // Submitting the same filters does not change the URL, but must still reload.
    if (sameFilters(query, filters) && query.current === policiesQuery.initial.current) void list.refresh();
    else narrow(filters);
  });
  const titleOf = useCallback((key: PolicyColumn) => t(`column.${key}`), [t]);
  const viewRecord = useStable((record: string) => {
    openRecord({ record, tab: 'details' });
  });
  const create = () => {
    viewRecord(NEW_RECORD);
  };
  const showPage = useStable((current: number) => {
    changeQuery({ current });
  });
  const showPageSize = useStable((pageSize: PageSize) => {
    narrow({ pageSize });
  });
  const showPlace = useStable((place: PoliciesQuery['place']) => {
    narrow({ place });
  });
  const refresh = useStable(() => void list.refresh());
  const downloadAll = useStable((format: DownloadFormat) => void download(format, layout.view, { query }));
  const openHelp = useCallback(() => {
    setHelpOpen(true);
  }, []);
  const actions = useRowActions(openRecord, changes);
  useTableKeys(page, {
    open: (id) => {
      viewRecord(String(id));
    },
    select: mayChange
      ? (id) => {
          selection.toggle(id);
        }
      : undefined,
    clear: selection.clear,
    help: openHelp,
  });

  // Switching to a role without these permissions clears the selection.
  const isSelecting = mayChange && selection.count > 0;
  return (
    <PageFrame title={t(query.place === 'bin' ? 'bin.title' : 'shared:menu.list.searchTable')}>
      <div ref={page}>
        <div className={styles.controls}>
          <PolicyFilterForm filters={query} onSearch={search} />
          {isSelecting ? (
            <SelectionBar
              store={store}
              onAction={changeSelected}
              onDownload={(format, chosen) => void download(format, layout.view, chosen)}
            />
          ) : (
            <TableToolbar
              arranged={arranged}
              query={query}
              titleOf={titleOf}
              primary={mayCreate ? { label: t('action.create'), onClick: create } : undefined}
              onRefresh={refresh}
            >
              <PageActions
                place={query.place}
                onOpen={viewRecord}
                onDownload={downloadAll}
                onPlace={showPlace}
                onHelp={openHelp}
              />
            </TableToolbar>
          )}
        </div>
        <PolicyTable
          list={list}
          layout={layout}
          selection={mayChange ? selection : null}
          query={query}
          actions={actions}
          onQuery={narrow}
        />
        <Pager
          current={query.current}
          pageSize={query.pageSize}
          total={list.state === 'ready' || list.state === 'empty' ? list.total : null}
          isEstimate={list.isEstimate}
          onPage={showPage}
          onPageSize={showPageSize}
        />
      </div>
      <PoliciesBeside
        open={open}
        store={store}
        query={query}
        actions={actions}
        isHelpOpen={isHelpOpen}
        onTurn={turnRecord}
        // Going back then leads to the view before the record, not to the record again.
        onClose={() => {
          turnRecord(recordView.initial);
        }}
        onHelp={setHelpOpen}
      />
    </PageFrame>
  );
});
