import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PolicyViewSavedDto } from '../../../api/generated/model';
import { policiesQuery, tableView, type TableView } from './policies-view';
import type { PolicyTableStore } from './policy-table.store';
import { fromTable, queryOf } from './saved-view';

const OWN = Object.keys(tableView.initial);

/**
 * Columns and density from the URL, so that a link looks the same for everyone; otherwise from the account.
 */
export function useTableView(store: PolicyTableStore) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isInAddress = OWN.some((key) => params.has(key));
  const view = isInAddress ? tableView.read(params) : (store.view ?? tableView.initial);

  const change = (part: Partial<TableView>) => {
    const next = { ...view, ...part };
    store.change(next);
    void navigate({ pathname, search: tableView.write(params, next).toString() }, { replace: true });
  };
  const open = (saved: PolicyViewSavedDto, replace = false) => {
    const next = fromTable(saved);
    store.change(next);
    const wanted = tableView.write(policiesQuery.write(new URLSearchParams(), queryOf(saved)), next);
    void navigate({ pathname, search: wanted.toString() }, { replace });
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
  return { view, change, open };
}
