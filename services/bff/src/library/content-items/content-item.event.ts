import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { AUDIT_ACTION } from '../../platform/audit/audit.constants.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

/** Sent to everyone, who reload what they show. */
export class ContentItemChangedDto {
  @IntField({ description: 'Key of the item.', ...ROW_ID, example: 12 })
  id: number;

  @TextField({
    description: 'What happened: create, or one of the actions.',
    maxLength: AUDIT_ACTION.maxLength,
    example: 'submit',
  })
  action: string;
}

export const CONTENT_ITEM_CHANGED = defineLiveEvent({
  name: 'contentItem.changed',
  payload: ContentItemChangedDto,
  to: 'everyone',
});
