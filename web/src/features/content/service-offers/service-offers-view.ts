import type { ServiceOfferState } from '../../../api/generated/model';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, newRecordField, rowKeyField } from '../../../shared/lists/url-fields';
import { states } from './service-offers.constants';

export interface ServiceOffersQuery extends PageQuery {
  state: ServiceOfferState | '';
}

/** The query: every change of it sends a request. */
export const serviceOffersQuery = new UrlCodec<ServiceOffersQuery>({
  state: choiceField(states, ''),
  ...pageFields,
});

export const unfiltered = { state: '' } satisfies Partial<ServiceOffersQuery>;

/** Key of the open service, or 0; and whether the form of a new one is open, to which the card list leads. */
export const serviceOfferView = new UrlCodec<{ service: number; new: 'yes' | '' }>({
  service: rowKeyField(),
  new: newRecordField(),
});
