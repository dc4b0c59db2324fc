import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import {
  DOWNLOAD_FORMATS,
  DOWNLOAD_LINK_SECONDS,
  type DownloadFormat,
  SORT_ORDERS,
  type SortOrder,
} from '../policies/policies.constants.js';
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
    enumName: 'PolicyMember',
    minItems: 1,
    maxItems: POLICY_SHEET_FIELDS.length,
    description:
      'The columns in their order. Without the number, an import of the file would create all rows anew.',
    example: ['number', 'name', 'status'],
  })
  columns: PolicySheetField[];

  @ObjectField({ description: 'Which policies; all that is given must hold.', type: PolicyFilter })
  filter: PolicyFilter;

  @IntListField({
    optional: true,
    description: 'Only these rows, and of them those that the filter finds. Left out: all that it finds.',
    ...chosenIds,
  })
  ids?: number[];

  @EnumField({
    values: POLICY_SORTS,
    enumName: 'PolicySort',
    description: 'Sorted by this member.',
    example: 'createdTime',
  })
  sort: PolicySort;

  @EnumField({
    values: SORT_ORDERS,
    enumName: 'SortOrder',
    description: 'Ascending or descending.',
    example: 'desc',
  })
  order: SortOrder;
}

export class PolicyDownloadDto {
  @TextField({
    description: 'Where the file is, for a browser to go to: it then writes it to disk as it comes.',
    example: '/api/files/policies/q0Vb3Zr7lZ0Y6v1d4m2k9A',
  })
  address: string;

  @IntField({
    description: 'For how many seconds the address works. Once.',
    minimum: 1,
    example: DOWNLOAD_LINK_SECONDS,
  })
  seconds: number;
}
