import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

/** Sent to everyone, who reload what they show. */
export class AuthorChangedDto extends RecordChangedDto({
  id: 'Key of the author.',
  action: 'What happened: create, edit, merge, undoMerge, remove or restore.',
  example: { id: 3, action: 'merge' },
}) {}

export const AUTHOR_CHANGED = defineLiveEvent({
  name: 'author.changed',
  payload: AuthorChangedDto,
  scope: 'authors:read',
  to: 'everyone',
});
