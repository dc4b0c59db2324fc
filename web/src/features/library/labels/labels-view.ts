import { listLabelsLimits, mergeLabelsDtoLimits } from '../../../api/generated/model/limits/content-items';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { textField } from '../../../shared/lists/url-fields';

export interface LabelsQuery extends PageQuery {
  search: string;
}

/** The query: every change of it sends a request. */
export const labelsQuery = new UrlCodec<LabelsQuery>({
  search: textField(listLabelsLimits.search.maxLength),
  ...pageFields,
});

export const unfiltered = { search: '' } satisfies Partial<LabelsQuery>;

/** The label that is about to be merged, and the one that is proposed to stay. */
export const labelView = new UrlCodec<{ label: string; into: string }>({
  label: textField(mergeLabelsDtoLimits.from.maxLength),
  into: textField(mergeLabelsDtoLimits.into.maxLength),
});
