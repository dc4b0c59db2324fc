import { type PagePath } from '../../common/pages/pages.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const ORDER_KINDS = ['open', 'renew'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const ORDER_STATES = ['pending', 'paid', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_ACTIONS = ['pay', 'cancel'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/**
 * Actions on an order. Each one increments its version. Undoing an opening or a renewal refunds its order, which waits
 * again if it waited before, and is cancelled if it was placed and paid at once.
 */
export const ORDER_TRANSITIONS: Transitions<OrderAction, OrderState> = {
  pay: { operation: 'payServiceOrder', from: ['pending'], to: 'paid' },
  cancel: { operation: 'cancelServiceOrder', from: ['pending'], to: 'cancelled' },
};

/** Terms and prices are rows of `service_price`. These are the limits of what a row may hold. */
export const TERM_MONTHS = { minimum: 1, maximum: 36 } as const;
/** In fen. */
export const ORDER_PRICE = { minimum: 1, maximum: 2_147_483_647 } as const;
/** The term of a caller who names none. */
export const DEFAULT_TERM_MONTHS = 12;
/** Version of one order. Starts at 1 and is incremented by every change. */
export const ORDER_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

export const ORDER_SORTS = ['createdTime', 'price', 'termMonths'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** An active service can be renewed ahead of its expiry for this long, and is then listed as due. */
export const RENEWAL_DAYS = 30;

const ORDERS_PAGE = '/list/orders' satisfies PagePath;

/** The path of the services to renew, for administrators. */
export const RENEWALS_PATH = `${ORDERS_PAGE}?view=renewals`;

/** The path of the renewal of a service in the web app, for administrators. */
export function renewalPath(service: number): string {
  return `${RENEWALS_PATH}&renew=${service}`;
}

/** The path of an order in the web app, for administrators. */
export function orderPath(id: number): string {
  return `${ORDERS_PAGE}?order=${id}`;
}

/** The path of the orders of a range of days that wait for payment, for administrators. The first may be a moment. */
export function pendingOrdersPath(range: readonly string[]): string {
  const placed = range.map((end): [string, string] => ['createdTime', end]);
  return `${ORDERS_PAGE}?${new URLSearchParams([['state', 'pending'], ...placed]).toString()}`;
}
