import type { ListServiceOrdersParams, OrderKind, OrderSort, OrderState } from '../../../api/generated/model';
import {
  pageFields,
  type PageQuery,
  sortedParams,
  sortFields,
  type SortQuery,
} from '../../../shared/lists/page-query';
import { timeRangeField } from '../../../shared/lists/time-range-field';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField } from '../../../shared/lists/url-fields';
import { orderKinds, orderSorts, orderStates, type View, views } from './orders.constants';

export interface OrdersQuery extends PageQuery, SortQuery<OrderSort> {
  state: OrderState | '';
  kind: OrderKind | '';
  createdTime: string[];
}

export const pageView = new UrlCodec<{ view: View }>({ view: choiceField<View, View>(views, 'orders') });

export const ordersQuery = new UrlCodec<OrdersQuery>({
  state: choiceField(orderStates, ''),
  kind: choiceField(orderKinds, ''),
  createdTime: timeRangeField(),
  ...sortFields(orderSorts),
  ...pageFields,
});

/** Number of the open order; 0 for none. */
export const orderView = new UrlCodec<{ order: number }>({
  order: rowKeyField(),
});

export const unfilteredOrders = { state: '', kind: '', createdTime: [] } satisfies Partial<OrdersQuery>;

/** Key of the service that is being renewed; 0 for none. */
export const renewalView = new UrlCodec<{ renew: number }>({ renew: rowKeyField() });

/** The address of a view without the filters of the others. */
export function searchOf(view: View): string {
  return pageView.write(new URLSearchParams(), { view }).toString();
}

/** The request parameters; unset filters are omitted. */
export function orderParams(query: OrdersQuery): ListServiceOrdersParams {
  return sortedParams(query);
}
