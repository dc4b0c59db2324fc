import type { EnquiryKind, EnquiryState } from '../../../api/generated/model';
import { enquiryReceiptDtoLimits } from '../../../api/generated/model/limits/enquiryReceiptDto';
import { listEnquiriesLimits } from '../../../api/generated/model/limits/listEnquiries';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, dateRangeField, patternField, textField } from '../../../shared/lists/url-fields';
import { kinds, states } from './enquiries.constants';

export interface EnquiriesQuery extends PageQuery {
  search: string;
  kind: EnquiryKind | '';
  state: EnquiryState | '';
  createdTime: string[];
}

/** The query: every change of it sends a request. */
export const enquiriesQuery = new UrlCodec<EnquiriesQuery>({
  search: textField(listEnquiriesLimits.search.maxLength),
  kind: choiceField(kinds, ''),
  state: choiceField(states, ''),
  createdTime: dateRangeField(),
  ...pageFields,
});

export const unfiltered = {
  search: '',
  kind: '',
  state: '',
  createdTime: [],
} satisfies Partial<EnquiriesQuery>;

/** Reference of the open enquiry; empty for none. */
export const enquiryView = new UrlCodec<{ enquiry: string }>({
  enquiry: patternField(enquiryReceiptDtoLimits.reference.pattern),
});
