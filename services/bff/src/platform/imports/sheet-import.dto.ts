import { type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { FileField } from '../../common/fields/file-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type UploadedFile } from '../../common/http/uploads.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { UUID } from '../../common/fields/uuid.constants.js';
import { UPLOAD_LIMIT } from '../../common/limits/size-limits.constants.js';
import { CellErrorDto } from '../../common/sheets/cell-error.dto.js';
import { type SheetColumns } from '../../common/sheets/sheet-columns.js';
import { SHEET_KINDS, SheetReadDto } from '../../common/sheets/sheet-choice.dto.js';
import {
  type SheetChoice,
  type SheetEncoding,
  type SheetFormat,
  type SheetPlace,
} from '../../common/sheets/sheet.js';
import { SHEET_LIMITS } from '../../common/sheets/sheet-limits.js';
import {
  IMPORT_SAMPLE_ROWS,
  IMPORT_STATES,
  type ImportState,
  MAX_IMPORT_ERRORS,
} from './imports.constants.js';

/** A file that was sent, and how it is read. */
export interface SentSheet {
  file: UploadedFile;
  choice: SheetChoice;
  language: Language;
  /** Aborts when the client has left. */
  signal: AbortSignal;
}

export interface ImportError<Field extends string> extends CellErrorDto {
  field: Field;
}

/** What an import would do. */
export interface ImportTold<Field extends string> extends SheetPlace {
  id: string;
  format: SheetFormat;
  encoding: SheetEncoding;
  header: string[];
  sample: string[][];
  columns: SheetColumns<Field>;
  unusedColumns: number[];
  rows: number;
  create: number;
  update: number;
  unchanged: number;
  error: number;
  errorTotal: number;
  errors: ImportError<Field>[];
}

export interface ConfirmedImport {
  create: number;
  update: number;
  skipErrors?: boolean;
}

export interface ImportProgress<Field extends string, Result> {
  fileName: string;
  state: ImportState;
  check: ImportTold<Field> | null;
  result: (Result & { rejected: number }) | null;
}

/** The words of a noun in the documentation of its imports. */
interface Words {
  /** What is imported, in the plural. */
  noun: string;
  /** By what a row names a record. */
  key: string;
  /** What the server computes, as an example. */
  computed: string;
  /** The operation that returns the rows that were left out. */
  rejected: string;
}

export class ImportParams {
  @TextField({
    description: 'The `id` of the import.',
    pattern: UUID,
    form: 'uuid',
    example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  })
  id: string;
}

export class ImportUpload {
  @FileField({
    description:
      `${SHEET_KINDS}. The request has at most ${UPLOAD_LIMIT.text}, the table ${SHEET_LIMITS.rows} rows below its ` +
      'header.',
  })
  file: string;
}

export function ImportErrorDto<Field extends string>(fields: {
  values: readonly Field[];
  enumName: string;
  example: Field;
}) {
  class CellError extends CellErrorDto implements ImportError<Field> {
    @EnumField({ ...fields, description: 'The field that breaks a rule.' })
    field: Field;
  }
  return CellError;
}

export function ConfirmImportDto({ noun, rejected }: Pick<Words, 'noun' | 'rejected'>) {
  class Confirm implements ConfirmedImport {
    @IntField({
      description: `The number of ${noun} to be created that the person was shown.`,
      minimum: 0,
      maximum: SHEET_LIMITS.rows,
      example: 40,
    })
    create: number;

    @IntField({
      description: `The number of ${noun} to be changed that the person was shown.`,
      minimum: 0,
      maximum: SHEET_LIMITS.rows,
      example: 3,
    })
    update: number;

    @BooleanField({
      optional: true,
      description: `Imports the other rows where some have errors. \`${rejected}\` then has the rows that were left out.`,
      example: false,
    })
    skipErrors?: boolean;
  }
  return Confirm;
}

/** Preview of an import. */
export function ImportCheckDto<Field extends string>(
  columns: Type<SheetColumns<Field>>,
  errors: Type<ImportError<Field>>,
  {
    noun,
    key,
    computed,
    example,
  }: Pick<Words, 'computed' | 'key' | 'noun'> & { example: { header: string[]; sample: string[] } },
) {
  class Check extends SheetReadDto implements ImportTold<Field> {
    @TextField({
      description: 'Id of the import.',
      format: 'uuid',
      example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
    })
    id: string;

    @ApiProperty({ description: 'The row of the header.', type: [String], example: example.header })
    header: string[];

    @ApiProperty({
      description: `The first rows below it, at most ${IMPORT_SAMPLE_ROWS}. Times are readable, even where a spreadsheet stores a number of days.`,
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      example: [example.sample],
    })
    sample: string[][];

    @ObjectField({ description: 'The column from which each field is read.', type: columns })
    columns: SheetColumns<Field>;

    @ApiProperty({
      description: `Columns that are not used, because the server computes what they hold, such as ${computed}.`,
      type: 'array',
      items: { type: 'integer', minimum: 0 },
      example: [4],
    })
    unusedColumns: number[];

    @IntField({ description: 'Rows below the header that are not empty.', minimum: 0, example: 46 })
    rows: number;

    @IntField({ description: `Of these: new ${noun}.`, minimum: 0, example: 40 })
    create: number;

    @IntField({
      description: `Of these: ${noun} that will be changed, identified by their ${key}.`,
      minimum: 0,
      example: 3,
    })
    update: number;

    @IntField({ description: `Of these: ${noun} that already have these values.`, minimum: 0, example: 2 })
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

    @ApiProperty({ description: `The first ${MAX_IMPORT_ERRORS} errors.`, type: [errors] })
    errors: ImportError<Field>[];
  }
  return Check;
}

/** Result of an import. @param operation the result of a bulk change */
export function ImportResultDto<Operation extends object>(
  operation: Type<Operation>,
  { noun, rejected }: Pick<Words, 'noun' | 'rejected'>,
) {
  class Result extends (operation as Type<object>) {
    @IntField({ description: `The number of created ${noun}.`, minimum: 0, example: 40 })
    created: number;

    @IntField({ description: `The number of changed ${noun}.`, minimum: 0, example: 3 })
    updated: number;

    @IntField({
      description: `The number of rows that were left out because of errors. \`${rejected}\` returns them.`,
      minimum: 0,
      example: 0,
    })
    rejected: number;
  }
  return Result as Type<Operation & Result>;
}

/** An import, whatever its step is. */
export function ImportProgressDto<Check extends object, Result extends object>(
  check: Type<Check>,
  result: Type<Result>,
  fileName: string,
) {
  class Progress {
    @TextField({ description: 'The name of the file, as it was uploaded.', example: fileName })
    fileName: string;

    @EnumField({
      values: IMPORT_STATES,
      enumName: 'ImportState',
      description: 'The step: checked, being imported now, or imported.',
      example: 'imported',
    })
    state: ImportState;

    @ObjectField({ description: 'The check as of now; null in any other step.', type: check, nullable: true })
    check: Check | null;

    @ObjectField({
      description: 'The answer to the confirmation; null in any other step.',
      type: result,
      nullable: true,
    })
    result: Result | null;
  }
  return Progress;
}
