import type { ListServiceOrdersParams, OrderKind, OrderSort, OrderState } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { timeRangeField } from '../../../shared/lists/time-range-field';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField } from '../../../shared/lists/url-fields';
import { orderKinds, orderSorts, orderStates, type View, views } from './orders.constants';

export interface OrdersQuery extends PageQuery {
  state: OrderState | '';
  kind: OrderKind | '';
  createdTime: string[];
  sort: OrderSort | '';
  direction: 'asc' | 'desc';
}

export const pageView = new UrlCodec<{ view: View }>({ view: choiceField<View, View>(views, 'orders') });

export const ordersQuery = new UrlCodec<OrdersQuery>({
  state: choiceField(orderStates, ''),
  kind: choiceField(orderKinds, ''),
  createdTime: timeRangeField(),
  sort: choiceField(orderSorts, ''),
  direction: choiceField(['asc', 'desc'], 'asc'),
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
export function orderParams({ sort, direction, ...query }: OrdersQuery): ListServiceOrdersParams {
  return { ...paramsOf(query), ...(sort === '' ? {} : { sort, order: direction }) };
}
