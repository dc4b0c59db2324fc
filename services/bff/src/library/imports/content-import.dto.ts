import { SheetColumnsDto } from '../../common/field-tables/field-table.dto.js';
import {
  ConfirmImportDto,
  ImportCheckDto,
  ImportErrorDto,
  ImportProgressDto,
  ImportResultDto,
} from '../../platform/imports/sheet-import.dto.js';
import {
  CONTENT_ITEM_FIELDS,
  CONTENT_ITEM_IMPORT_FIELDS,
} from '../content-items/content-item-fields.constants.js';
import { ContentOperationDto } from '../operations/content-operations.dto.js';

const WORDS = {
  noun: 'items',
  key: 'item id or external id',
  computed: 'the status',
  rejected: 'getContentImportRejected',
};

export class ContentImportColumnsDto extends SheetColumnsDto(
  CONTENT_ITEM_FIELDS,
  CONTENT_ITEM_IMPORT_FIELDS,
) {}

export class ContentImportErrorDto extends ImportErrorDto({
  values: CONTENT_ITEM_IMPORT_FIELDS,
  enumName: 'ContentItemImportField',
  example: 'title',
}) {}

export class ConfirmContentImportDto extends ConfirmImportDto(WORDS) {}

export class ContentImportDto extends ImportCheckDto(ContentImportColumnsDto, ContentImportErrorDto, {
  ...WORDS,
  example: { header: ['Item ID', 'Title'], sample: ['42', 'Robot friends'] },
}) {}

export class ContentImportResultDto extends ImportResultDto(ContentOperationDto, WORDS) {}

export class ContentImportProgressDto extends ImportProgressDto(
  ContentImportDto,
  ContentImportResultDto,
  'content.csv',
) {}
