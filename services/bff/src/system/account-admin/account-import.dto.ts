import { EnumField } from '../../common/fields/enum-field.js';
import { FileField } from '../../common/fields/file-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { UPLOAD_LIMIT } from '../../common/limits/size-limits.constants.js';
import { SHEET_KINDS, SheetChoiceQuery, SheetReadDto } from '../../common/sheets/sheet-choice.dto.js';
import { CellErrorDto } from '../../common/sheets/cell-error.dto.js';
import { AccountLinkDto } from './account-admin.dto.js';
import {
  ACCOUNT_SHEET_FIELDS,
  type AccountSheetField,
  MAX_ACCOUNT_IMPORT_ERRORS,
  MAX_IMPORTED_ACCOUNTS,
} from './account-import.constants.js';

export class AccountImportUploadDto {
  @FileField({
    description:
      `${SHEET_KINDS}. The request has at most ${UPLOAD_LIMIT.text}, the table ${MAX_IMPORTED_ACCOUNTS} rows below ` +
      'its header.',
  })
  file: string;
}

export class AccountImportQuery extends SheetChoiceQuery {
  @IntField({
    query: true,
    description: 'The number of accounts to be created that the person was shown.',
    minimum: 1,
    maximum: MAX_IMPORTED_ACCOUNTS,
    example: 12,
  })
  create: number;
}

export class AccountImportErrorDto extends CellErrorDto {
  @EnumField({
    values: ACCOUNT_SHEET_FIELDS,
    enumName: 'AccountSheetField',
    description: 'The field that breaks a rule.',
    example: 'userName',
  })
  field: AccountSheetField;
}

/** What an import would do. */
export class AccountImportCheckDto extends SheetReadDto {
  @IntField({ description: 'Rows below the header that are not empty.', minimum: 0, example: 14 })
  rows: number;

  @IntField({ description: 'Of these: accounts that will be created.', minimum: 0, example: 12 })
  create: number;

  @IntField({ description: 'Of these: rows with an error. Correct them first.', minimum: 0, example: 2 })
  error: number;

  @IntField({ description: 'How many errors these rows have.', minimum: 0, example: 3 })
  errorTotal: number;

  @ObjectListField({
    type: AccountImportErrorDto,
    minItems: 0,
    maxItems: MAX_ACCOUNT_IMPORT_ERRORS,
    description: 'The first of them, in the order of the rows.',
  })
  errors: AccountImportErrorDto[];
}

/** An account that an import created, and the link of the person. */
export class ImportedAccountDto extends AccountLinkDto {
  @IntField({ description: 'The row of the table.', minimum: 1, example: 2 })
  row: number;

  @TextField({ description: 'The name with which the person logs in.', example: 'maly' })
  userName: string;

  @TextField({ description: 'The display name.', example: 'Chan Maly' })
  name: string;
}

export class AccountImportResultDto {
  @ObjectListField({
    type: ImportedAccountDto,
    minItems: 1,
    maxItems: MAX_IMPORTED_ACCOUNTS,
    description: 'The new accounts in the order of the rows. Their links are shown this once.',
  })
  list: ImportedAccountDto[];
}
