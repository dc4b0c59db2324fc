import type { EnquiryKind, EnquiryState, ListEnquiriesParams } from '../../../api/generated/model';
import { enquiryReceiptDtoLimits } from '../../../api/generated/model/limits/enquiryReceiptDto';
import { listEnquiriesLimits } from '../../../api/generated/model/limits/listEnquiries';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../shared/lists/list-limits';
import { UrlCodec } from '../../../shared/lists/url-codec';
import {
  choiceField,
  dateRangeField,
  integerField,
  patternField,
  textField,
} from '../../../shared/lists/url-fields';
import { kinds, states } from './enquiries.constants';

export interface EnquiryFilters {
  search: string;
  kind: EnquiryKind | '';
  state: EnquiryState | '';
  createdTime: string[];
}

export interface EnquiriesQuery extends EnquiryFilters {
  current: number;
  pageSize: PageSize;
}

/** The query: every change of it sends a request. */
export const enquiriesQuery = new UrlCodec<EnquiriesQuery>({
  search: textField(listEnquiriesLimits.search.maxLength),
  kind: choiceField(kinds, ''),
  state: choiceField(states, ''),
  createdTime: dateRangeField(),
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
});

/** Reference of the open enquiry; empty for none. */
export const enquiryView = new UrlCodec<{ enquiry: string }>({
  enquiry: patternField(enquiryReceiptDtoLimits.reference.pattern),
});

export const noFilters: EnquiryFilters = { search: '', kind: '', state: '', createdTime: [] };

export function isFiltered({ search, kind, state, createdTime }: EnquiryFilters): boolean {
  return `${search}${kind}${state}${createdTime.join()}` !== '';
}

/** The request parameters; unset filters are omitted. */
export function paramsOf({ search, kind, state, createdTime, ...page }: EnquiriesQuery): ListEnquiriesParams {
  const params: ListEnquiriesParams = { ...page };
  if (search !== '') params.search = search;
  if (kind !== '') params.kind = kind;
  if (state !== '') params.state = state;
  if (createdTime.length > 0) params.createdTime = createdTime;
  return params;
}
