import { EnumField } from '../../common/fields/enum-field.js';
import { IntListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { UNDO_OBSTACLES, type UndoObstacle } from '../../common/limits/undo.constants.js';
import { OperationDto, UndoableDto } from '../../common/operations/operation.dto.js';
import { CONTENT_CHANGES, type ContentChange, MAX_CHANGED_ITEMS } from './content-operations.constants.js';

export class ChangeContentItemsDto {
  @EnumField({
    values: CONTENT_CHANGES,
    enumName: 'ContentChange',
    description:
      'submit: for inspection; offline: take offline; remove: move to the bin; restore: move back from the bin.',
    example: 'submit',
  })
  action: ContentChange;

  @IntListField({
    description: 'The ids of the items. Unknown ids are skipped.',
    minItems: 1,
    maxItems: MAX_CHANGED_ITEMS,
    items: ROW_ID,
    example: [1, 4],
  })
  ids: number[];
}

class UndoableContentOperationDto extends UndoableDto('items') {}

export class ContentOperationDto extends OperationDto(
  UndoableContentOperationDto,
  'The number of skipped items: those that you may not change in this way, in their state or at all, and those that are not ' +
    'complete enough to be submitted.',
) {}

export class ContentOperationStatusDto extends UndoableContentOperationDto {
  @EnumField({
    values: UNDO_OBSTACLES,
    enumName: 'UndoObstacle',
    nullable: true,
    description: 'Why it cannot be undone now; null if it can be undone.',
    example: null,
  })
  obstacle: UndoObstacle | null;
}

export class UndoneContentDto {
  @IntField({ description: 'The number of items that are as they were before.', minimum: 0, example: 2 })
  changed: number;
}
