import { chosenIds } from '../../common/fields/chosen-ids.constants.js';
import { SheetDownloadDto } from '../../common/sheets/sheet-download.dto.js';
import { POLICY_SHEET_FIELDS, POLICY_SORTS } from '../policies/policy-fields.constants.js';
import { PolicyFilter } from '../policies/policy-query.dto.js';

export class CreatePolicyDownloadDto extends SheetDownloadDto({
  columns: {
    values: POLICY_SHEET_FIELDS,
    enumName: 'PolicySheetField',
    description:
      'The columns in their order. Without the number, importing the file would create every row as a new policy.',
    example: ['number', 'name', 'status'],
  },
  filter: PolicyFilter,
  sorts: { values: POLICY_SORTS, enumName: 'PolicySort', example: 'createdTime' },
  ids: chosenIds,
}) {}
