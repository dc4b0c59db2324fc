import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PolicyViewSavedDto } from '../../../api/generated/model';
import { useStable } from '../../../shared/lib/use-stable';
import { openedView, policiesQuery, type PoliciesQuery, tableView, type TableView } from './policies-view';
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
  const asked = tableView.write(new URLSearchParams(), tableView.read(params)).toString();
  const inAddress = useMemo(() => tableView.read(new URLSearchParams(asked)), [asked]);
  const view = isInAddress ? inAddress : (store.view ?? tableView.initial);

  const change = useStable((part: Partial<TableView>) => {
    const next = { ...view, ...part };
    store.change(next);
    void navigate({ pathname, search: tableView.write(params, next).toString() }, { replace: true });
  });
  const goTo = (query: PoliciesQuery, next: TableView, id: string, replace: boolean) => {
    store.change(next);
    const shown = tableView.write(policiesQuery.write(new URLSearchParams(), query), next);
    void navigate({ pathname, search: openedView.write(shown, { view: id }).toString() }, { replace });
  };
  const open = (saved: PolicyViewSavedDto, replace = false) => {
    goTo(queryOf(saved), fromTable(saved), String(saved.id), replace);
  };
  /** No filters, and the columns as designed. */
  const leave = () => {
    goTo(policiesQuery.initial, tableView.initial, openedView.initial.view, false);
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
