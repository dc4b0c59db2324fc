import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStable } from '../lib/use-stable';
import type { PageQuery } from '../lists/page-query';
import { openedView, type Saved, type StoredView, type TableView } from './saved-view';
import type { TableStore } from './table.store';

/**
 * Columns and density from the URL, so that a link looks the same for everyone; otherwise from the account.
 */
export function useTableView<Query extends PageQuery, Key extends string, View extends StoredView<Key>>(
  store: TableStore<Query, Key, View>,
) {
  const { saved: views } = store;
  const { table, query: codec } = views.noun;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isInAddress = Object.keys(table.initial).some((key) => params.has(key));
  const asked = table.write(new URLSearchParams(), table.read(params)).toString();
  const inAddress = useMemo(() => table.read(new URLSearchParams(asked)), [table, asked]);
  const view = isInAddress ? inAddress : (store.view ?? table.initial);

  const change = useStable((part: Partial<TableView<Key>>) => {
    const next = { ...view, ...part };
    store.change(next);
    void navigate({ pathname, search: table.write(params, next).toString() }, { replace: true });
  });
  const goTo = (query: Query, next: TableView<Key>, id: string, replace: boolean) => {
    store.change(next);
    const shown = new URLSearchParams(views.addressOf(query, next));
    void navigate({ pathname, search: openedView.write(shown, { view: id }).toString() }, { replace });
  };
  const open = (saved: Saved<View>, replace = false) => {
    goTo(views.noun.queryOf(saved), views.fromTable(saved), String(saved.id), replace);
  };
  /** No filters, and the columns as designed. */
  const leave = () => {
    goTo(codec.initial, table.initial, openedView.initial.view, false);
  };

  // The default view of this account, unless the URL contains a query.
  const [isAskedFor] = useState(search !== '');
  useEffect(() => {
    void store.load();
  }, [store]);
  const begin = useEffectEvent(() => {
    if (!isAskedFor && search === '' && store.defaultView) open(store.defaultView, true);
  });
  const { isReady } = store;
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  return { view, openedId: openedView.read(params).view, change, open, leave };
}
