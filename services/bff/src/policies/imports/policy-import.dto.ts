import { SheetColumnsDto } from '../../common/field-tables/field-table.dto.js';
import {
  ConfirmImportDto,
  ImportCheckDto,
  ImportErrorDto,
  ImportProgressDto,
  ImportResultDto,
  ImportUpload,
} from '../../platform/imports/sheet-import.dto.js';
import { PolicyOperationDto } from '../operations/policy-operations.dto.js';
import { POLICY_FIELDS, POLICY_IMPORT_FIELDS } from '../policies/policy-fields.constants.js';

const WORDS = { noun: 'policies', key: 'number', computed: 'the count', rejected: 'getPolicyImportRejected' };

export class PolicyImportUploadDto extends ImportUpload {}

export class PolicyImportColumnsDto extends SheetColumnsDto(POLICY_FIELDS, POLICY_IMPORT_FIELDS) {}

export class ImportCellErrorDto extends ImportErrorDto({
  values: POLICY_IMPORT_FIELDS,
  enumName: 'PolicyImportField',
  example: 'name',
}) {}

export class ConfirmPolicyImportDto extends ConfirmImportDto(WORDS) {}

/** Preview of an import. */
export class PolicyImportDto extends ImportCheckDto(PolicyImportColumnsDto, ImportCellErrorDto, {
  ...WORDS,
  example: { header: ['Set Number', 'Set Name'], sample: ['1024', 'Robot friends'] },
}) {}

/** Result of an import. */
export class PolicyImportResultDto extends ImportResultDto(PolicyOperationDto, WORDS) {}

/** An import, whatever its step is. */
export class PolicyImportProgressDto extends ImportProgressDto(
  PolicyImportDto,
  PolicyImportResultDto,
  'sets.csv',
) {}
