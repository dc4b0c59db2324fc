import {
  ColumnChoiceDto,
  SavedViewDto,
  SaveViewDto,
  TableLayoutDto,
} from '../../people/saved-views/saved-view.dto.js';
import { ContentItemFilter } from '../content-items/content-item-query.dto.js';
import { ITEM_SORTS } from '../content-items/content-items.constants.js';
import { CONTENT_COLUMNS } from './content-views.constants.js';

export class ContentColumnDto extends ColumnChoiceDto({
  values: CONTENT_COLUMNS,
  enumName: 'ContentColumn',
  example: 'title',
}) {}

export class ContentTableDto extends TableLayoutDto(ContentColumnDto, CONTENT_COLUMNS.length) {}

export class SaveContentViewDto extends SaveViewDto(ContentTableDto, {
  filter: ContentItemFilter,
  sorts: { values: ITEM_SORTS, enumName: 'ContentItemSort', example: 'updated' },
}) {}

export class ContentViewSavedDto extends SavedViewDto(SaveContentViewDto) {}
