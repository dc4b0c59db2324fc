import { chosenIds } from '../../common/fields/chosen-ids.constants.js';
import { SheetDownloadDto } from '../../common/sheets/sheet-download.dto.js';
import { CONTENT_ITEM_SHEET_FIELDS } from '../content-items/content-item-fields.constants.js';
import { ContentItemFilter } from '../content-items/content-item-query.dto.js';
import { type ItemReader } from '../content-items/content-item-row.js';
import { ITEM_SORTS } from '../content-items/content-items.constants.js';

export class CreateContentDownloadDto extends SheetDownloadDto({
  columns: {
    values: CONTENT_ITEM_SHEET_FIELDS,
    enumName: 'ContentItemSheetField',
    description:
      'The columns in their order. Without the item id, importing the file would create items without an external id once more.',
    example: ['itemId', 'title', 'state'],
  },
  filter: ContentItemFilter,
  sorts: { values: ITEM_SORTS, enumName: 'ContentItemSort', example: 'updated' },
  ids: chosenIds,
}) {}

/** With who asks: the file has what they see. */
export type ContentDownload = CreateContentDownloadDto & { reader: ItemReader };
