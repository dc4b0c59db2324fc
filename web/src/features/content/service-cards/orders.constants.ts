import { OrderKind, OrderSort, OrderState } from '../../../api/generated/model';

export const views = ['orders', 'renewals', 'ledger'] as const;
export type View = (typeof views)[number];

export const orderKinds = Object.values(OrderKind);
export const orderStates = Object.values(OrderState);
export const orderSorts = Object.values(OrderSort);

/** The color of each state. */
export const orderTones = { pending: 'info', paid: 'good', cancelled: 'quiet' } as const;
export const serviceTones = { active: 'good', expired: 'bad', cancelled: 'quiet', closed: 'quiet' } as const;

/** Number of placeholder rows before the first response. */
export const EXPECTED_RENEWALS = 4;

/** The actions in the history that have a text. */
export const historyActions = ['create', 'pay', 'cancel', 'refund', 'undo'] as const;
