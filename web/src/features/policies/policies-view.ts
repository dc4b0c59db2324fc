import type { ContentType, FilterType, PolicySort, PolicyStatus, SortOrder } from '../../api/generated/model';
import { listPoliciesLimits } from '../../api/generated/model/limits';
import { type ColumnChoice, columnsField } from '../../shared/lists/columns-field';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../shared/lists/list-limits';
import { UrlCodec } from '../../shared/lists/url-codec';
import {
  choiceField,
  dateRangeField,
  integerField,
  patternField,
  textField,
} from '../../shared/lists/url-fields';
import type { Density } from '../../shared/ui/data-table';
import {
  type ColumnKey,
  columnKeys,
  contentTypes,
  densities,
  filterTypes,
  sortKeys,
  statuses,
} from './policies.constants';

export interface PolicyFilters {
  number: string;
  name: string;
  contentType: ContentType | '';
  filterType: FilterType | '';
  status: PolicyStatus | '';
  createdTime: string[];
}

export interface PoliciesQuery extends PolicyFilters {
  current: number;
  pageSize: PageSize;
  sort: PolicySort | '';
  order: SortOrder;
}

/** What is shown: every change of it asks the server. */
export const policiesQuery = new UrlCodec<PoliciesQuery>({
  number: patternField(listPoliciesLimits.number.pattern),
  name: textField(listPoliciesLimits.name.maxLength),
  contentType: choiceField(contentTypes, ''),
  filterType: choiceField(filterTypes, ''),
  status: choiceField(statuses, ''),
  createdTime: dateRangeField(),
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
  sort: choiceField(sortKeys, ''),
  order: choiceField(['asc', 'desc'], 'asc'),
});

export interface TableView {
  density: Density;
  columns: ColumnChoice<ColumnKey>[];
}

/** How it is shown: no business of the server. */
export const tableView = new UrlCodec<TableView>({
  density: choiceField(densities, 'large'),
  columns: columnsField(columnKeys),
});

export const noFilters: PolicyFilters = {
  number: '',
  name: '',
  contentType: '',
  filterType: '',
  status: '',
  createdTime: [],
};

const filterKeys = Object.keys(noFilters) as (keyof PolicyFilters)[];

export function sameFilters(one: PolicyFilters, other: PolicyFilters): boolean {
  return filterKeys.every((key) => String(one[key]) === String(other[key]));
}
