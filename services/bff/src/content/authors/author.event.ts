import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { AUDIT_ACTION } from '../../platform/audit/audit.constants.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

/** Sent to everyone, who reload what they show. */
export class AuthorChangedDto {
  @IntField({ description: 'Key of the author.', ...ROW_ID, example: 3 })
  id: number;

  @TextField({
    description: 'What happened: create, edit, merge, undoMerge, remove or restore.',
    maxLength: AUDIT_ACTION.maxLength,
    example: 'merge',
  })
  action: string;
}

export const AUTHOR_CHANGED = defineLiveEvent({
  name: 'author.changed',
  payload: AuthorChangedDto,
  to: 'everyone',
});
