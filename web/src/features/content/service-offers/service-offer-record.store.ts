import {
  editServiceOffer,
  getServiceOffer,
  getServiceOfferHistory,
  restoreServiceOffer,
  retireServiceOffer,
} from '../../../api/generated/services/services';
import type { ServiceOfferAction, ServiceOfferDto, WriteServiceOfferDto } from '../../../api/generated/model';
import { RecordEdit } from '../../../shared/records/record-edit.store';
import { RecordStore } from '../../../shared/records/record.store';
import { draftOf, type ServiceOfferDraft, serviceOfferForm } from './service-offer-form';

const calls = { retire: retireServiceOffer, restore: restoreServiceOffer };

/** The open service and what can be done with it. */
export function newServiceOfferRecord(id: number) {
  const record = new RecordStore<ServiceOfferDto>({
    get: (options) => getServiceOffer(id, options),
    history: (query, options) => getServiceOfferHistory(id, query, options),
  });
  return {
    record,
    editing: new RecordEdit<ServiceOfferDto, ServiceOfferDraft, WriteServiceOfferDto>(record, {
      formOf: serviceOfferForm,
      valuesOf: draftOf,
      send: (body, options) => editServiceOffer(id, body, options),
    }),
    /** @returns whether it succeeded; otherwise the note says why not */
    act: (action: ServiceOfferAction) =>
      record.act((version, options) => calls[action](id, { version }, options)),
  };
}
