import { IntersectionType } from '@nestjs/swagger';
import { DateRangeField } from '../../common/fields/date-field.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import {
  type ContentType,
  type FilterType,
  POLICY_NAME,
  POLICY_NUMBER,
  type PolicyStatus,
} from './policies.constants.js';
import { POLICY_SORTS, type PolicySort } from './policy-fields.constants.js';
import { contentType, filterType, status } from './policy-fields.dto.js';

/** The policy filter. All specified conditions must match. */
export class PolicyFilter {
  @TextField({
    query: true,
    optional: true,
    description: 'Set number, or its first digits.',
    pattern: POLICY_NUMBER.pattern,
    form: 'policyNumber',
    example: '12',
  })
  number?: string;

  @TextField({
    query: true,
    optional: true,
    description: 'A part of the set name, case-insensitive.',
    maxLength: POLICY_NAME.maxLength,
    example: 'robot',
  })
  name?: string;

  @EnumField({ ...contentType, query: true, optional: true })
  contentType?: ContentType;

  @EnumField({ ...filterType, query: true, optional: true })
  filterType?: FilterType;

  @EnumField({ ...status, query: true, optional: true })
  status?: PolicyStatus;

  @DateRangeField({
    optional: true,
    description:
      'Created on these days, both included, in the time zone of the deployment. Given once: that ' +
      'day; given twice: from the first to the last.',
    example: ['2026-01-01', '2026-01-31'],
  })
  createdTime?: string[];
}

/** The policy filter and the sort order. */
export class PolicySelection extends PolicyFilter {
  @EnumField({
    query: true,
    optional: true,
    values: POLICY_SORTS,
    enumName: 'PolicySort',
    description: 'The field to sort by; rows with equal values keep a fixed order.',
    default: 'createdTime',
  })
  sort: PolicySort = 'createdTime';

  @EnumField({
    ...SORT_ORDER,
    query: true,
    optional: true,
    default: 'desc',
  })
  order: SortOrder = 'desc';
}

export class PolicyQuery extends IntersectionType(PageQuery, PolicySelection) {}
