import { IntListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { defineWebhookType } from '../../system/webhooks/webhook-type.event.js';
import { MAX_IDS_PER_EVENT, MAX_IDS_PER_MESSAGE } from './policies.constants.js';

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

export class PoliciesSetDto {
  @IntListField({
    description: `The ids of the policies. More than ${MAX_IDS_PER_MESSAGE} at a time are sent in several messages.`,
    minItems: 1,
    maxItems: MAX_IDS_PER_MESSAGE,
    items: ROW_ID,
    example: [1, 4],
  })
  ids: number[];
}

export const POLICIES_ONLINE = defineWebhookType({
  name: 'policies.online',
  summary: 'Policies were set online: in the list, by an edit, an import or by undoing one.',
  data: PoliciesSetDto,
});

export const POLICIES_OFFLINE = defineWebhookType({
  name: 'policies.offline',
  summary:
    'Policies were set offline, in the same ways. Moving them to the bin changes no status and is not told.',
  data: PoliciesSetDto,
});
