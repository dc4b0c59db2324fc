import { ORDER_KINDS, ORDER_STATES } from './service-orders.constants.js';

export const ORDER_KIND = {
  values: ORDER_KINDS,
  enumName: 'OrderKind',
  description: 'open: to open a service that is closed or cancelled, renew: to extend its term.',
  example: 'renew',
};

export const ORDER_STATE = {
  values: ORDER_STATES,
  enumName: 'OrderState',
  description:
    'pending: awaits payment, also after its payment was undone, paid: the service was opened or renewed, ' +
    'cancelled: it was withdrawn, or placed and paid at once, which was then undone and refunded.',
  example: 'pending',
};
