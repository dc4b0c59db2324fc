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

/** From which states an action leads, and to which. What is not here is a conflict. */
export const SERVICE_TRANSITIONS: Record<
  ServiceAction,
  { from: readonly ServiceState[]; to: StoredServiceState }
> = {
  open: { from: ['closed', 'cancelled'], to: 'active' },
  cancel: { from: ['active'], to: 'cancelled' },
  renew: { from: ['expired'], to: 'active' },
};

/** Older clients show these as switched on; with `expires` beside it, as expired. */
export const ENABLED_STATES: readonly ServiceState[] = ['active', 'expired'];
