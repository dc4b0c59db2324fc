import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { IntListField } from '../../common/fields/list-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { DOWNLOAD_FORMATS, type DownloadFormat } from '../policies/policies.constants.js';
import {
  POLICY_SHEET_FIELDS,
  POLICY_SORTS,
  type PolicySheetField,
  type PolicySort,
} from '../policies/policy-fields.constants.js';
import { chosenIds } from '../policies/policy-fields.dto.js';
import { PolicyFilter } from '../policies/policy-query.dto.js';

export class CreatePolicyDownloadDto {
  @EnumField({
    values: DOWNLOAD_FORMATS,
    enumName: 'DownloadFormat',
    description: 'csv: UTF-8 with BOM; xlsx: a workbook of one sheet.',
    example: 'csv',
  })
  format: DownloadFormat;

  @EnumListField({
    values: POLICY_SHEET_FIELDS,
    enumName: 'PolicySheetField',
    minItems: 1,
    maxItems: POLICY_SHEET_FIELDS.length,
    description:
      'The columns in their order. Without the number, importing the file would create every row as ' +
      'a new policy.',
    example: ['number', 'name', 'status'],
  })
  columns: PolicySheetField[];

  @ObjectField({ description: 'Filters for the policies; all given filters must match.', type: PolicyFilter })
  filter: PolicyFilter;

  @IntListField({
    optional: true,
    description: 'Only those of these rows that match the filter. If omitted, all matching rows.',
    ...chosenIds,
  })
  ids?: number[];

  @EnumField({
    values: POLICY_SORTS,
    enumName: 'PolicySort',
    description: 'The field to sort by.',
    example: 'createdTime',
  })
  sort: PolicySort;

  @EnumField({
    ...SORT_ORDER,
    example: 'desc',
  })
  order: SortOrder;
}
