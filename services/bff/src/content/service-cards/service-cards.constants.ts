import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const SERVICE_KEY = { maxLength: 32 } as const;
export const SERVICE_ICON = { maxLength: 32 } as const;
export const SERVICE_TITLE = { maxLength: 64 } as const;
export const SERVICE_DESCRIPTION = { maxLength: 200 } as const;

export const SERVICE_STATES = ['closed', 'active', 'cancelled', 'expired'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];
/** Expired is not a stored state. An active service is expired once the database clock passes its expiry. */
export type StoredServiceState = Exclude<ServiceState, 'expired'>;

export const SERVICE_ACTIONS = ['open', 'cancel', 'renew'] as const;
export type ServiceAction = (typeof SERVICE_ACTIONS)[number];

/** Actions on a service. Each one increments its version. */
export const SERVICE_TRANSITIONS: Transitions<ServiceAction, ServiceState> = {
  open: { operation: 'openService', from: ['closed', 'cancelled'], to: 'active' },
  cancel: { operation: 'cancelService', from: ['active'], to: 'cancelled' },
  renew: { operation: 'renewService', from: ['expired'], to: 'active' },
};

/** How long a service stays open, as a PostgreSQL interval. */
export const SERVICE_TERM = '1 year';
/** Start of the new term: now, the later of now and the current expiry, or unchanged. */
export const SERVICE_TERM_FROM: Readonly<Record<ServiceAction, 'now' | 'expiry' | 'before'>> = {
  open: 'now',
  cancel: 'before',
  renew: 'expiry',
};

/** The administrators are notified this many days before a service expires. */
export const EXPIRY_NOTICE_DAYS = [7, 1, 0] as const;
export type ExpiryNoticeDays = (typeof EXPIRY_NOTICE_DAYS)[number];
export const EXPIRY_CHECK_INTERVAL_MS = 15_000;
/** Arbitrary lock key. It must be unique within the database and the same in every replica. */
export const EXPIRY_LOCK = 7_252_008;

/** Older clients show these states as switched on, or as expired if `expires` is also set. */
export const ENABLED_STATES: readonly ServiceState[] = ['active', 'expired'];
