import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../fields/enum-field.js';
import { IntField } from '../fields/number-field.js';
import { SHEET_LIMITS, WORKBOOK_LIMITS } from './sheet-limits.js';
import {
  SHEET_ENCODINGS,
  SHEET_FORMATS,
  type SheetChoice,
  type SheetEncoding,
  type SheetFormat,
  type SheetPlace,
} from './sheet.js';

/** What formats are read, for the documentation of uploads. */
export const SHEET_KINDS =
  `CSV (${SHEET_ENCODINGS.join(', ')}; comma, semicolon or tab) or XLSX (the first sheet that is not hidden), ` +
  'detected from the content. The header is the row among the first that names most fields, otherwise the first';

/** Where the file is read differently than the product finds out. */
export class SheetChoiceQuery implements SheetChoice {
  @EnumField({
    query: true,
    optional: true,
    values: SHEET_ENCODINGS,
    enumName: 'SheetEncoding',
    description: 'How the text of a CSV file is encoded.',
    example: 'Big5',
  })
  encoding?: SheetEncoding;

  @IntField({
    query: true,
    optional: true,
    description: 'The sheet of a workbook, counted from 1.',
    minimum: 1,
    maximum: WORKBOOK_LIMITS.sheets,
    example: 2,
  })
  sheet?: number;

  @IntField({
    query: true,
    optional: true,
    description: 'The row of the header, as in spreadsheet programs.',
    minimum: 1,
    maximum: SHEET_LIMITS.lines,
    example: 3,
  })
  headerRow?: number;
}

/** How a file was read. */
export class SheetReadDto implements SheetPlace {
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

  @ApiProperty({
    description: 'The names of the sheets of a workbook; of CSV one without a name.',
    type: [String],
    example: ['Sheet1', 'Notes'],
  })
  sheets: string[];

  @IntField({ description: 'The one that was read, counted from 1.', minimum: 1, example: 1 })
  sheet: number;

  @IntField({ description: 'The row of the header, as in spreadsheet programs.', minimum: 1, example: 1 })
  headerRow: number;
}
