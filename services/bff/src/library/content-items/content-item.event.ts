import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

/** Sent to everyone, who reload what they show. */
export class ContentItemChangedDto extends RecordChangedDto({
  id: 'Key of the item.',
  action: 'What happened: create, or one of the actions.',
  example: { id: 12, action: 'submit' },
}) {}

export const CONTENT_ITEM_CHANGED = defineLiveEvent({
  name: 'contentItem.changed',
  payload: ContentItemChangedDto,
  scope: 'contentItems:read',
  to: 'everyone',
});
