import type {
  LedgerKind,
  ListLedgerEntriesParams,
  ListServiceOrdersParams,
  OrderKind,
  OrderSort,
  OrderState,
} from '../../../api/generated/model';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../shared/lists/list-limits';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, dateRangeField, integerField } from '../../../shared/lists/url-fields';
import { ledgerKinds, orderKinds, orderSorts, orderStates, type View, views } from './orders.constants';

/** Keys of rows are PostgreSQL integers. */
const MAX_ORDER = 2_147_483_647;

interface Paged {
  current: number;
  pageSize: PageSize;
}

export interface OrdersQuery extends Paged {
  state: OrderState | '';
  kind: OrderKind | '';
  sort: OrderSort | '';
  direction: 'asc' | 'desc';
}

export interface LedgerFilters {
  kind: LedgerKind | '';
  time: string[];
}

export interface LedgerQuery extends LedgerFilters, Paged {}

const paged = {
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
};

export const pageView = new UrlCodec<{ view: View }>({ view: choiceField<View, View>(views, 'orders') });

export const ordersQuery = new UrlCodec<OrdersQuery>({
  state: choiceField(orderStates, ''),
  kind: choiceField(orderKinds, ''),
  sort: choiceField(orderSorts, ''),
  direction: choiceField(['asc', 'desc'], 'asc'),
  ...paged,
});

export const ledgerQuery = new UrlCodec<LedgerQuery>({
  kind: choiceField(ledgerKinds, ''),
  time: dateRangeField(),
  ...paged,
});

/** Number of the open order; 0 for none. */
export const orderView = new UrlCodec<{ order: number }>({
  order: integerField(0, 1, MAX_ORDER),
});

export const noLedgerFilters: LedgerFilters = { kind: '', time: [] };

/** The address of a view without the filters of the others. */
export function searchOf(view: View): string {
  return pageView.write(new URLSearchParams(), { view }).toString();
}

/** The request parameters; unset filters are omitted. */
export function orderParams({ state, kind, sort, direction, ...page }: OrdersQuery): ListServiceOrdersParams {
  const params: ListServiceOrdersParams = { ...page };
  if (state !== '') params.state = state;
  if (kind !== '') params.kind = kind;
  if (sort !== '') Object.assign(params, { sort, order: direction });
  return params;
}

export function ledgerParams({ kind, time, ...page }: LedgerQuery): ListLedgerEntriesParams {
  const params: ListLedgerEntriesParams = { ...page };
  if (kind !== '') params.kind = kind;
  if (time.length > 0) params.time = time;
  return params;
}
