import { type Transitions } from '../../common/transitions/transitions.constants.js';

/** Names of icons. The web has a drawing for each of them. */
export const SERVICE_ICONS = [
  'apps',
  'book',
  'branch',
  'bulb',
  'calendar',
  'cloud-download',
  'code',
  'customer-service',
  'edit',
  'gift',
  'location',
  'public',
  'robot',
  'star',
  'trophy',
  'user',
  'user-group',
  'video-camera',
] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];

/** offered: it can be opened and renewed; retired: it stays open until its term ends, and can no longer be ordered. */
export const OFFER_STATES = ['offered', 'retired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_ACTIONS = ['retire', 'restore'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];
export const OFFER_TRANSITIONS: Transitions<OfferAction, OfferState> = {
  retire: { operation: 'retireServiceOffer', from: ['offered'], to: 'retired' },
  restore: { operation: 'restoreServiceOffer', from: ['retired'], to: 'offered' },
};

/** Of how many terms people choose. */
export const OFFER_TERMS = { minItems: 1, maxItems: 12 } as const;
/** The card list shows all of them on one page. */
export const MAX_OFFERS = 100;
/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const OFFERS_LOCK = 7_252_181;
/** Starts at 1 and is incremented by every change of the offer. */
export const OFFER_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;
