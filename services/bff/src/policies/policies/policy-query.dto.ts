import { IntersectionType } from '@nestjs/swagger';
import { FilterDto } from '../../common/field-tables/field-table.dto.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import {
  POLICY_FIELDS,
  POLICY_FILTER_FIELDS,
  POLICY_SORTS,
  type PolicySort,
} from './policy-fields.constants.js';

/** The policy filter. All specified conditions must match. */
export class PolicyFilter extends FilterDto(POLICY_FIELDS, POLICY_FILTER_FIELDS, {
  number: { description: 'Set number, or its first digits.', example: '12' },
  name: { description: 'A part of the set name, case-insensitive.', example: 'robot' },
  createdTime: {
    description:
      'Created on these days, both included, in the time zone of the deployment. Given once: that ' +
      'day; given twice: from the first to the last.',
    example: ['2026-01-01', '2026-01-31'],
  },
}) {}

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
