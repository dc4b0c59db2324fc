import { LANGUAGES } from '../../common/messages/languages.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const SERVICE_KEY = { maxLength: 32 } as const;
export const SERVICE_ICON = { maxLength: 32 } as const;
export const SERVICE_TITLE = { maxLength: 64 } as const;
export const SERVICE_DESCRIPTION = { maxLength: 200 } as const;
/** In how many languages a service is described. */
export const SERVICE_LANGUAGES = { minItems: 1, maxItems: LANGUAGES.length } as const;

export const SERVICE_STATES = ['closed', 'active', 'cancelled', 'expired'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];
/** Expired is not a stored state. An active service is expired once the database clock passes its expiry. */
export type StoredServiceState = Exclude<ServiceState, 'expired'>;

export const SERVICE_ACTIONS = ['undo', 'open', 'cancel', 'renew'] as const;
export type ServiceAction = (typeof SERVICE_ACTIONS)[number];

/**
 * Actions on a service. Each one increments its version. `undo` takes back the last `open` or `renew` within
 * `SERVICE_UNDO_MINUTES`, and leads to the state before it.
 */
export const SERVICE_TRANSITIONS: Transitions<ServiceAction, ServiceState> = {
  undo: { operation: 'undoServiceChange', from: ['active'], to: 'closed' },
  open: { operation: 'openService', from: ['closed', 'cancelled'], to: 'active' },
  cancel: { operation: 'cancelService', from: ['active'], to: 'cancelled' },
  renew: { operation: 'renewService', from: ['expired'], to: 'active' },
};

/** How long opening or renewing a service can be undone. */
export const SERVICE_UNDO_MINUTES = 15;

/** The administrators are notified this many days before a service expires. */
export const EXPIRY_NOTICE_DAYS = [7, 1, 0] as const;
export type ExpiryNoticeDays = (typeof EXPIRY_NOTICE_DAYS)[number];
export const EXPIRY_CHECK_INTERVAL_MS = 15_000;
/** Arbitrary lock key. It must be unique within the database and the same in every replica. */
export const EXPIRY_LOCK = 7_252_008;

/** Older clients show these states as switched on, or as expired if `expires` is also set. */
export const ENABLED_STATES: readonly ServiceState[] = ['active', 'expired'];
