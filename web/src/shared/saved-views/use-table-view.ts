import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStable } from '../lib/use-stable';
import type { PageQuery } from '../lists/page-query';
import {
  openedView,
  type Saved,
  type StoredView,
  type TableLayout,
  type TableView,
  withWidth,
} from './saved-view';
import type { TableStore } from './table.store';

/** What the tools above a table show and change. */
export interface ArrangedTable<Query extends PageQuery, Key extends string, View extends StoredView<Key>> {
  store: TableStore<Query, Key, View>;
  layout: TableLayout<Key>;
  /** The saved view that the URL names; empty for none. */
  openedId: string;
  change: (part: Partial<TableView<Key>>) => void;
  adjust: (isAdjusting: boolean) => void;
  open: (saved: Saved<View>, replace?: boolean) => void;
  leave: () => void;
}

/**
 * Columns and density from the URL, so that a link looks the same for everyone; otherwise from the account.
 */
export function useTableView<Query extends PageQuery, Key extends string, View extends StoredView<Key>>(
  store: TableStore<Query, Key, View>,
): ArrangedTable<Query, Key, View> {
  const { saved: views } = store;
  const { table, query: codec } = views.noun;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isAdjusting, adjust] = useState(false);
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
  const onAdjusted = useStable(() => {
    adjust(false);
  });
  const onWidth = useStable((key: string, width: number | null) => {
    change({ columns: withWidth(view.columns, key, width) });
  });
  // The same object until something of it changes, so that the rows are not rendered again.
  const layout = useMemo(
    () => ({ view, isHeld: !isReady, isAdjusting, onAdjusted, onWidth }),
    [view, isReady, isAdjusting, onAdjusted, onWidth],
  );
  return { store, layout, openedId: openedView.read(params).view, change, adjust, open, leave };
}
