import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat } from '../../api/generated/model';
import { saveFile } from '../../shared/lib/save-file';
import { useTableKeys } from '../../shared/lists/use-table-keys';
import { useUrlView } from '../../shared/lists/use-url-view';
import { session } from '../../shared/session/session.store';
import { Pager } from '../../shared/ui/pager';
import { PageFrame } from '../../shared/ui/page-frame';
import { toasts } from '../../shared/ui/toasts.store';
import { PageActions } from './components/page-actions';
import { PolicyFilterForm } from './components/policy-filter-form';
import { PolicyTable } from './components/policy-table';
import { SelectionBar } from './components/selection-bar';
import { TableViews } from './components/table-views';
import { TableToolbar } from './components/table-toolbar';
import { IMPORT, NEW_RECORD } from './policies.constants';
import {
  policiesQuery,
  type PoliciesQuery,
  type PolicyFilters,
  recordView,
  sameFilters,
} from './policies-view';
import { PoliciesStore } from './policies.store';
import { PolicyTableStore } from './policy-table.store';
import type { Drafts } from './policy-drawer';
import { usePolicyActions } from './use-policy-actions';
import { useTableView } from './use-table-view';

const PolicyDrawer = lazy(async () => ({ default: (await import('./policy-drawer')).PolicyDrawer }));
const PolicyImportDrawer = lazy(async () => ({
  default: (await import('./policy-import-drawer')).PolicyImportDrawer,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./components/shortcuts-dialog')).ShortcutsDialog,
}));

export const PoliciesPage = observer(function PoliciesPage() {
  const { t } = useTranslation(['policies', 'shared']);
  const [store] = useState(() => new PoliciesStore());
  const [drafts] = useState<Drafts>(() => new Map());
  const page = useRef<HTMLDivElement>(null);
  const [query, changeQuery] = useUrlView(policiesQuery);
  const [table] = useState(() => new PolicyTableStore());
  const { view, change: changeView, open: openView } = useTableView(table);
  const [open, openRecord] = useUrlView(recordView);
  const [, turnRecord] = useUrlView(recordView, { replace: true });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { list, selection } = store;
  const mayChange = session.role === 'admin';
  const { setStatus, remove, restore, changeSelected } = usePolicyActions(store, query);

  // The view that this person begins with, unless the address asked for something.
  const [isAskedFor] = useState(location.search !== '');
  useEffect(() => {
    void table.load();
  }, [table]);
  const beginWith = useEffectEvent(() => {
    if (!isAskedFor && location.search === '' && table.defaultView) openView(table.defaultView, true);
  });
  useEffect(() => {
    if (table.isReady) beginWith();
  }, [table.isReady]);

  useEffect(() => {
    store.show(query);
    return list.stop;
  }, [store, list, query]);

  /** Any other change than of the page leads to the first page of the new answer. */
  const narrow = (change: Partial<PoliciesQuery>) => {
    changeQuery({ current: policiesQuery.initial.current, ...change });
  };
  const search = (filters: PolicyFilters) => {
    // The same filters again make no new address, and are still a wish for a fresh answer.
    if (sameFilters(query, filters) && query.current === policiesQuery.initial.current) void list.refresh();
    else narrow(filters);
  };
  const viewRecord = (id: number) => {
    openRecord({ record: String(id), tab: 'details' });
  };
  const close = () => {
    openRecord(recordView.initial);
  };
  const download = async (format: DownloadFormat) => {
    const shown = view.columns.filter(({ isShown }) => isShown);
    const columns = shown.flatMap(({ key }) => (key === 'index' ? [] : [key]));
    const address = await store.download(format, query, columns).catch(() => null);
    if (address !== null) saveFile(address);
  };
  const actions = {
    view: ({ id }: { id: number }) => {
      viewRecord(id);
    },
    changes: mayChange
      ? {
          edit: ({ id }: { id: number }) => {
            openRecord({ record: String(id), tab: 'edit' });
          },
          setStatus,
          remove,
          restore,
        }
      : null,
  };
  useTableKeys(page, {
    open: viewRecord,
    select: mayChange
      ? (id) => {
          selection.toggle(
            id,
            list.rows.map((row) => row.id),
          );
        }
      : undefined,
    clear: selection.clear,
    help: () => {
      setHelpOpen(true);
    },
  });

  // A role that was switched away leaves its selection behind.
  const isSelecting = mayChange && selection.count(list.total) > 0;
  const isImporting = mayChange && open.record === IMPORT;
  const isRecordOpen =
    open.record !== '' && open.record !== IMPORT && (mayChange || open.record !== NEW_RECORD);
  return (
    <PageFrame title={t('shared:menu.list.searchTable')}>
      <div ref={page}>
        <PolicyFilterForm filters={query} onSearch={search} />
        {isSelecting ? (
          <SelectionBar store={store} query={query} onAction={changeSelected} />
        ) : (
          <TableToolbar
            view={view}
            views={<TableViews store={table} query={query} view={view} onOpen={openView} />}
            onView={changeView}
            onRefresh={() => void list.refresh()}
          >
            <PageActions
              mayChange={mayChange}
              place={query.place}
              onCreate={() => {
                openRecord({ record: NEW_RECORD, tab: 'details' });
              }}
              onImport={() => {
                openRecord({ record: IMPORT, tab: 'details' });
              }}
              onDownload={(format) => void download(format)}
              onPlace={(place) => {
                narrow({ place });
              }}
              onHelp={() => {
                setHelpOpen(true);
              }}
            />
          </TableToolbar>
        )}
        <PolicyTable
          list={list}
          isHeld={!table.isReady}
          selection={mayChange ? selection : null}
          query={query}
          view={view}
          actions={actions}
          onQuery={narrow}
          onView={changeView}
        />
        <Pager
          current={query.current}
          pageSize={query.pageSize}
          total={list.state === 'ready' || list.state === 'empty' ? list.total : null}
          isEstimate={list.isEstimate}
          onPage={(current) => {
            changeQuery({ current });
          }}
          onPageSize={(pageSize) => {
            narrow({ pageSize });
          }}
        />
      </div>
      <Suspense fallback={null}>
        {isRecordOpen && (
          <PolicyDrawer
            open={open}
            query={query}
            actions={actions}
            changes={store.changes}
            drafts={drafts}
            onTurn={turnRecord}
            onClose={close}
            onSaved={({ id, name }, isNew) => {
              toasts.show({ kind: 'success', text: t(isNew ? 'done.create' : 'done.edit', { name }) });
              turnRecord({ record: String(id), tab: 'details' });
              void store.changed();
            }}
          />
        )}
        {isImporting && <PolicyImportDrawer onChanged={() => void store.changed()} onClose={close} />}
        {isHelpOpen && (
          <ShortcutsDialog
            mayChange={mayChange}
            onClose={() => {
              setHelpOpen(false);
            }}
          />
        )}
      </Suspense>
    </PageFrame>
  );
});
