import { ApiProperty } from '@nestjs/swagger';
import { SheetColumnsDto } from '../../common/field-tables/field-table.dto.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { FileField } from '../../common/fields/file-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { UUID } from '../../common/fields/uuid.constants.js';
import { UPLOAD_LIMIT } from '../../common/limits/size-limits.constants.js';
import { CellErrorDto } from '../../common/sheets/cell-error.dto.js';
import {
  SHEET_ENCODINGS,
  SHEET_FORMATS,
  type SheetEncoding,
  type SheetFormat,
} from '../../common/sheets/sheet.js';
import { SHEET_LIMITS } from '../../common/sheets/sheet-limits.js';
import {
  IMPORT_SAMPLE_ROWS,
  IMPORT_STATES,
  type ImportState,
  MAX_IMPORT_ERRORS,
} from '../policies/policies.constants.js';
import {
  POLICY_FIELDS,
  POLICY_IMPORT_FIELDS,
  type PolicyImportField,
} from '../policies/policy-fields.constants.js';
import { PolicyOperationDto } from '../operations/policy-operations.dto.js';

const field = { values: POLICY_IMPORT_FIELDS, enumName: 'PolicyImportField' };

export class PolicyImportUploadDto {
  @FileField({
    description:
      'CSV (UTF-8 with or without BOM, UTF-16 with BOM, or GBK; comma, semicolon or tab) or XLSX ' +
      `(its first sheet), detected from the content; the request has at most ${UPLOAD_LIMIT.text}, ` +
      `the table ${SHEET_LIMITS.rows} rows below its header.`,
  })
  file: string;
}

export class PolicyImportParams {
  @TextField({
    description: 'The `id` of the import.',
    pattern: UUID,
    form: 'uuid',
    example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  })
  id: string;
}

export class PolicyImportColumnsDto extends SheetColumnsDto(POLICY_FIELDS, POLICY_IMPORT_FIELDS) {}

export class ImportCellErrorDto extends CellErrorDto {
  @EnumField({ ...field, description: 'The field that breaks a rule.', example: 'name' })
  field: PolicyImportField;
}

export class ConfirmPolicyImportDto {
  @IntField({
    description: 'The number of policies to be created that the person was shown.',
    minimum: 0,
    maximum: SHEET_LIMITS.rows,
    example: 40,
  })
  create: number;

  @IntField({
    description: 'The number of policies to be changed that the person was shown.',
    minimum: 0,
    maximum: SHEET_LIMITS.rows,
    example: 3,
  })
  update: number;

  @BooleanField({
    optional: true,
    description:
      'Imports the other rows where some have errors. `getPolicyImportRejected` then has the rows that were left out.',
    example: false,
  })
  skipErrors?: boolean;
}

/** Preview of an import. */
export class PolicyImportDto {
  @TextField({
    description: 'Id of the import.',
    format: 'uuid',
    example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  })
  id: string;

  @EnumField({
    values: SHEET_FORMATS,
    enumName: 'SheetFormat',
    description: 'The format of the file.',
    example: 'csv',
  })
  format: SheetFormat;

  @EnumField({
    values: SHEET_ENCODINGS,
    enumName: 'SheetEncoding',
    description: 'How its text is encoded.',
    example: 'GBK',
  })
  encoding: SheetEncoding;

  @ApiProperty({ description: 'The first row.', type: [String], example: ['Set Number', 'Set Name'] })
  header: string[];

  @ApiProperty({
    description: `The first rows below it, at most ${IMPORT_SAMPLE_ROWS}. Times are readable, even where a spreadsheet stores a number of days.`,
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    example: [['1024', 'Robot friends']],
  })
  sample: string[][];

  @ObjectField({ description: 'The column from which each field is read.', type: PolicyImportColumnsDto })
  columns: PolicyImportColumnsDto;

  @ApiProperty({
    description: 'Columns that are not used, because the server computes what they hold, such as the count.',
    type: 'array',
    items: { type: 'integer', minimum: 0 },
    example: [4],
  })
  unusedColumns: number[];

  @IntField({ description: 'Rows below the header that are not empty.', minimum: 0, example: 46 })
  rows: number;

  @IntField({ description: 'Of these: new policies.', minimum: 0, example: 40 })
  create: number;

  @IntField({
    description: 'Of these: policies that will be changed, identified by their number.',
    minimum: 0,
    example: 3,
  })
  update: number;

  @IntField({ description: 'Of these: policies that already have these values.', minimum: 0, example: 2 })
  unchanged: number;

  @IntField({
    description:
      'Of these: rows with an error. They are left out or corrected before the others are imported.',
    minimum: 0,
    example: 1,
  })
  error: number;

  @IntField({ description: 'How many errors these rows have.', minimum: 0, example: 2 })
  errorTotal: number;

  @ApiProperty({ description: `The first ${MAX_IMPORT_ERRORS} errors.`, type: [ImportCellErrorDto] })
  errors: ImportCellErrorDto[];
}

/** Result of an import. */
export class PolicyImportResultDto extends PolicyOperationDto {
  @IntField({ description: 'The number of created policies.', minimum: 0, example: 40 })
  created: number;

  @IntField({ description: 'The number of changed policies.', minimum: 0, example: 3 })
  updated: number;

  @IntField({
    description:
      'The number of rows that were left out because of errors. `getPolicyImportRejected` returns them.',
    minimum: 0,
    example: 0,
  })
  rejected: number;
}

/** An import, whatever its step is. */
export class PolicyImportProgressDto {
  @TextField({ description: 'The name of the file, as it was uploaded.', example: 'sets.csv' })
  fileName: string;

  @EnumField({
    values: IMPORT_STATES,
    enumName: 'ImportState',
    description: 'The step: checked, being imported now, or imported.',
    example: 'imported',
  })
  state: ImportState;

  @ObjectField({
    description: 'The check as of now; null in any other step.',
    type: PolicyImportDto,
    nullable: true,
  })
  check: PolicyImportDto | null;

  @ObjectField({
    description: 'The answer to the confirmation; null in any other step.',
    type: PolicyImportResultDto,
    nullable: true,
  })
  result: PolicyImportResultDto | null;
}
