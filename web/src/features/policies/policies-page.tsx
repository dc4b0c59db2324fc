import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { TableToolbar } from './components/table-toolbar';
import { NEW_RECORD } from './policies.constants';
import {
  policiesQuery,
  type PoliciesQuery,
  type PolicyFilters,
  recordView,
  sameFilters,
  tableView,
} from './policies-view';
import { PoliciesStore } from './policies.store';
import type { Drafts } from './policy-drawer';
import { usePolicyActions } from './use-policy-actions';

const PolicyDrawer = lazy(async () => ({ default: (await import('./policy-drawer')).PolicyDrawer }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./components/shortcuts-dialog')).ShortcutsDialog,
}));

export const PoliciesPage = observer(function PoliciesPage() {
  const { t } = useTranslation(['policies', 'shared']);
  const [store] = useState(() => new PoliciesStore());
  const [drafts] = useState<Drafts>(() => new Map());
  const page = useRef<HTMLDivElement>(null);
  const [query, changeQuery] = useUrlView(policiesQuery);
  const [view, changeView] = useUrlView(tableView, { replace: true });
  const [open, openRecord] = useUrlView(recordView);
  const [, turnRecord] = useUrlView(recordView, { replace: true });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { list, selection } = store;
  const mayChange = session.role === 'admin';
  const { setStatus, remove, restore, changeSelected } = usePolicyActions(store, query);

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
  const isRecordOpen = open.record !== '' && (mayChange || open.record !== NEW_RECORD);
  return (
    <PageFrame title={t('shared:menu.list.searchTable')}>
      <div ref={page}>
        <PolicyFilterForm filters={query} onSearch={search} />
        {isSelecting ? (
          <SelectionBar store={store} query={query} onAction={changeSelected} />
        ) : (
          <TableToolbar view={view} onView={changeView} onRefresh={() => void list.refresh()}>
            <PageActions
              mayChange={mayChange}
              place={query.place}
              onCreate={() => {
                openRecord({ record: NEW_RECORD, tab: 'details' });
              }}
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
