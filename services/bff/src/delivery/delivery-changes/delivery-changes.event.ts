import { IntListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { CONTENT_EXTERNAL_ID } from '../../content/content/content.constants.js';
import { defineWebhookType } from '../../system/webhooks/webhook-type.event.js';
import { DELIVERY_CHANGES } from './delivery-changes.constants.js';

const MOST = `More than ${DELIVERY_CHANGES.batch} at a time are sent in several messages.`;

export class ToldSetsDto {
  @IntListField({
    description: `The ids of the policies. ${MOST}`,
    minItems: 1,
    maxItems: DELIVERY_CHANGES.batch,
    items: ROW_ID,
    example: [1, 4],
  })
  ids: number[];
}

export class ToldItemDto {
  @IntField({ description: 'The id of the item.', ...ROW_ID, example: 21 })
  id: number;

  @TextField({
    description: 'What another system calls it; null if nobody said it.',
    ...CONTENT_EXTERNAL_ID,
    nullable: true,
    example: 'cms-4711',
  })
  externalId: string | null;

  @IntField({
    description:
      'The revision that children get now; null: none. Messages may overtake each other: the greatest one is the newest.',
    minimum: 1,
    nullable: true,
    example: 3,
  })
  revision: number | null;
}

export class ToldItemsDto {
  @ObjectListField({
    description: `The items. ${MOST}`,
    type: ToldItemDto,
    minItems: 1,
    maxItems: DELIVERY_CHANGES.batch,
  })
  items: ToldItemDto[];
}

export const POLICIES_ONLINE = defineWebhookType({
  name: 'policies.online',
  summary:
    'Children get these policies from now on: they were set online, restored, or the time from which they are online has come. Sent ' +
    'within seconds; what changes back before is not told.',
  data: ToldSetsDto,
});

export const POLICIES_OFFLINE = defineWebhookType({
  name: 'policies.offline',
  summary:
    'Children no longer get these policies: they were set offline, moved to the bin, or the time until which they are online is over.',
  data: ToldSetsDto,
});

export const CONTENT_ONLINE = defineWebhookType({
  name: 'content.online',
  summary:
    'Children get these items from now on: they were put online, a rule preset lets them through, or the time from which they are ' +
    'online has come.',
  data: ToldItemsDto,
});

export const CONTENT_CHANGED = defineWebhookType({
  name: 'content.changed',
  summary:
    'Children get another revision of these items from now on, or the same one with other labels, after a merge of these, or with ' +
    'another name of its author, who was merged or is called otherwise.',
  data: ToldItemsDto,
});

export const CONTENT_OFFLINE = defineWebhookType({
  name: 'content.offline',
  summary:
    'Children no longer get these items: they were taken offline, a rule preset keeps them back, or the time until which they are ' +
    'online is over.',
  data: ToldItemsDto,
});

export const CONTENT_DELETED = defineWebhookType({
  name: 'content.deleted',
  summary:
    'These items, which children got before, were moved to the bin. `content.offline` was told before.',
  data: ToldItemsDto,
});
