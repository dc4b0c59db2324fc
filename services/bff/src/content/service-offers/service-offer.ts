import { type ServiceCard } from '../service-cards/service-card.entity.js';
import { type ServiceState } from '../service-cards/service-cards.constants.js';
import { type OfferState } from './service-offers.constants.js';

export interface OfferedTerm {
  months: number;
  /** In fen. */
  price: number;
}

/** A service as administrators offer it, at the current time of the database. */
export interface ServiceOffer extends Pick<ServiceCard, 'id' | 'key' | 'icon' | 'texts' | 'expiresAt'> {
  terms: OfferedTerm[];
  state: OfferState;
  serviceState: ServiceState;
  /** Of the offer. */
  version: number;
}

/** What administrators write. */
export type OfferContent = Pick<ServiceOffer, 'icon' | 'texts' | 'terms'>;
