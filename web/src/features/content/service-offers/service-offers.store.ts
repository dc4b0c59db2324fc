import {
  createServiceOffer,
  editServiceOffer,
  listServiceOffers,
  restoreServiceOffer,
  retireServiceOffer,
} from '../../../api/generated/services/services';
import type { ServiceOfferDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import { contentOf, type ServiceOfferForm, serviceOfferForm } from './service-offer-form';
import type { ServiceOffersQuery } from './service-offers-view';

/** The card list and this page learn of changes by the same event. */
export function newServiceOfferList() {
  return new LiveList<ServiceOfferDto, ServiceOffersQuery>('card.changed', (query, signal) =>
    listServiceOffers(paramsOf(query), { signal, skipErrorToast: true }),
  );
}

export function newServiceOfferForm(): ServiceOfferForm {
  return serviceOfferForm(null, (request, { idempotencyKey }) =>
    createServiceOffer(request, { skipErrorToast: true, idempotencyKey }),
  );
}

/** The changes that take back another one, if nobody made a further one since. Errors are shown by a toast. */
export const undo = {
  create: ({ id, version }: ServiceOfferDto) => retireServiceOffer(id, { version }),
  edit: (before: ServiceOfferDto, { id, version }: ServiceOfferDto) =>
    editServiceOffer(id, { ...contentOf(before), version }),
  retire: ({ id, version }: ServiceOfferDto) => restoreServiceOffer(id, { version }),
  restore: ({ id, version }: ServiceOfferDto) => retireServiceOffer(id, { version }),
};
