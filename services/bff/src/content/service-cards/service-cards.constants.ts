import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const SERVICE_KEY = { maxLength: 32 } as const;
export const SERVICE_ICON = { maxLength: 32 } as const;
export const SERVICE_TITLE = { maxLength: 64 } as const;
export const SERVICE_DESCRIPTION = { maxLength: 200 } as const;

export const SERVICE_STATES = ['closed', 'active', 'cancelled', 'expired'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];
/** Nobody expires a service: an active one has expired when the clock of the database says so. */
export type StoredServiceState = Exclude<ServiceState, 'expired'>;

export const SERVICE_ACTIONS = ['open', 'cancel', 'renew'] as const;
export type ServiceAction = (typeof SERVICE_ACTIONS)[number];

/** What can be done with a service. Each counts its version up. */
export const SERVICE_TRANSITIONS: Transitions<ServiceAction, ServiceState> = {
  open: { operation: 'openService', from: ['closed', 'cancelled'], to: 'active' },
  cancel: { operation: 'cancelService', from: ['active'], to: 'cancelled' },
  renew: { operation: 'renewService', from: ['expired'], to: 'active' },
};

/** How long a service is open, as a PostgreSQL interval. */
export const SERVICE_TERM = '1 year';
/** From when the term runs: from now, from the later of now and expiry, or as before. */
export const SERVICE_TERM_FROM: Readonly<Record<ServiceAction, 'now' | 'expiry' | 'before'>> = {
  open: 'now',
  cancel: 'before',
  renew: 'expiry',
};

/** So many days before a service expires the administrators are told. */
export const EXPIRY_NOTICE_DAYS = [7, 1, 0] as const;
export type ExpiryNoticeDays = (typeof EXPIRY_NOTICE_DAYS)[number];
export const EXPIRY_CHECK_INTERVAL_MS = 15_000;
/** Any number that no other user of the database takes; every replica must use the same. */
export const EXPIRY_LOCK = 7_252_008;

/** Older clients show these as switched on; with `expires` beside it, as expired. */
export const ENABLED_STATES: readonly ServiceState[] = ['active', 'expired'];
