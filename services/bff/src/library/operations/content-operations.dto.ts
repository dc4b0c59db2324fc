import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { ChangeChosenDto, ChangeMatchingDto } from '../../platform/operations/change.dto.js';
import {
  OperationDto,
  RecentOperationDto,
  UndoableDto,
  UndoneDto,
} from '../../platform/operations/operation.dto.js';
import { ContentItemFilter } from '../content-items/content-item-query.dto.js';
import {
  CONTENT_CHANGES,
  CONTENT_OPERATION_ACTIONS,
  MAX_CHANGED_ITEMS,
  MAX_MATCHING_ITEMS,
} from './content-operations.constants.js';

const action = {
  values: CONTENT_CHANGES,
  enumName: 'ContentChange',
  description:
    'submit: for inspection; online: put online what is approved, or was taken offline; offline: take offline; remove: move to ' +
    'the bin; restore: move back from the bin.',
  example: 'submit',
} as const;

export class ChangeContentItemsDto extends ChangeChosenDto(action, {
  description: 'The ids of the items. Unknown ids are skipped.',
  minItems: 1,
  maxItems: MAX_CHANGED_ITEMS,
  items: ROW_ID,
  example: [1, 4],
}) {}

export class ChangeMatchingContentItemsDto extends ChangeMatchingDto(
  action,
  { description: 'Filters of the list; all given filters must match.', type: ContentItemFilter },
  MAX_MATCHING_ITEMS,
) {}

class UndoableContentOperationDto extends UndoableDto('items') {}

export class ContentOperationDto extends OperationDto(
  UndoableContentOperationDto,
  'The number of skipped items: those that you may not change in this way, in their state or at all, and those that are not ' +
    'complete enough to be submitted.',
) {}

export class ContentOperationStatusDto extends RecentOperationDto(UndoableContentOperationDto, 'items', {
  values: CONTENT_OPERATION_ACTIONS,
  enumName: 'ContentOperationAction',
}) {}

export class ContentOperationPageDto extends PageOf(ContentOperationStatusDto) {}

export class UndoneContentDto extends UndoneDto('The number of items that are as they were before.') {}
