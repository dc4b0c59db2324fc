import { IntListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { MAX_IDS_PER_EVENT } from './policies.constants.js';

/** Notifies open lists that they may be out of date. */
export class PoliciesChangedDto {
  @IntListField({
    description: `The ids of the changed policies; empty if there are more than ${MAX_IDS_PER_EVENT}.`,
    minItems: 0,
    maxItems: MAX_IDS_PER_EVENT,
    items: ROW_ID,
    example: [1, 4],
  })
  ids: number[];

  @IntField({ description: 'The number of changed policies.', minimum: 1, example: 2 })
  count: number;
}

export const POLICIES_CHANGED = defineLiveEvent({
  name: 'policies.changed',
  payload: PoliciesChangedDto,
  scope: 'policies:read',
  to: 'everyone',
});
