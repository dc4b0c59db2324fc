import type { ListEnquiriesParams } from '../../../api/generated/model';
import { enquiryFields } from '../../../api/generated/model/fields/enquiry';
import { enquiryReceiptDtoLimits, listEnquiriesLimits } from '../../../api/generated/model/limits/enquiries';
import { filterCodec, type FiltersOf, unsetFilters } from '../../../shared/fields/filters';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { patternField, textField } from '../../../shared/lists/url-fields';

type Filter = Omit<ListEnquiriesParams, 'search' | 'current' | 'pageSize'>;

export interface EnquiriesQuery extends PageQuery, FiltersOf<Filter> {
  search: string;
}

/** The query: every change of it sends a request. */
export const enquiriesQuery = new UrlCodec<EnquiriesQuery>({
  search: textField(listEnquiriesLimits.search.maxLength),
  ...filterCodec<Filter>(enquiryFields, listEnquiriesLimits),
  ...pageFields,
});

const noFilters = unsetFilters<Filter>(enquiryFields);

/** The filters of fields, beside the search. */
export const filterKeys = Object.keys(noFilters) as (keyof Filter)[];

export const unfiltered = { search: '', ...noFilters } satisfies Partial<EnquiriesQuery>;

/** Reference of the open enquiry; empty for none. */
export const enquiryView = new UrlCodec<{ enquiry: string }>({
  enquiry: patternField(enquiryReceiptDtoLimits.reference.pattern),
});
