import { TimeField } from '../../common/fields/date-field.js';
import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Webhook } from './webhook.entity.js';
import {
  FAILING_DAYS,
  OLD_SECRET_HOURS,
  WEBHOOK_DESCRIPTION,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
  WEBHOOK_URL,
  WEBHOOK_VERSION,
  type WebhookEvent,
  type WebhookState,
} from './webhooks.constants.js';

const STATE = {
  values: WEBHOOK_STATES,
  enumName: 'WebhookState',
  description:
    'active: messages are sent; paused: an administrator switched it off; failed: it was switched off after ' +
    `${FAILING_DAYS} days of nothing but failure; gone: it was switched off when its receiver answered 410.`,
  example: 'active',
} as const;

export class WriteWebhookDto {
  @TextField({
    ...WEBHOOK_URL,
    description:
      'Where messages are sent: an https address outside the network of the deployment, without user and password.',
    example: 'https://hooks.example/sala',
  })
  url: string;

  @TextField({ ...WEBHOOK_DESCRIPTION, description: 'What it is for; may be empty.', example: 'Help desk' })
  description: string;

  @EnumListField({
    values: WEBHOOK_EVENTS,
    enumName: 'WebhookEvent',
    minItems: 1,
    maxItems: WEBHOOK_EVENTS.length,
    description: 'The events that are sent to it.',
    example: ['enquiry.received'],
  })
  events: WebhookEvent[];
}

export class WebhookVersionDto {
  @IntField({
    ...WEBHOOK_VERSION,
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    example: 1,
  })
  version: number;
}

export class EditWebhookDto extends WriteWebhookDto {
  @IntField({
    ...WEBHOOK_VERSION,
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    example: 1,
  })
  version: number;

  @BooleanField({
    description: 'Whether events are sent to it. What happens while it is off is never sent.',
    example: true,
  })
  isActive: boolean;
}

export class WebhookQuery extends PageQuery {
  @EnumField({ ...STATE, query: true, optional: true })
  state?: WebhookState;
}

export class WebhookDto extends WriteWebhookDto {
  @IntField({ description: 'Key of the webhook.', ...ROW_ID, example: 1 })
  id: number;

  @EnumField(STATE)
  state: WebhookState;

  @TimeField({
    nullable: true,
    description: 'When the first failure since the last success was; null if the last attempt succeeded.',
    example: null,
  })
  failingSince: string | null;

  @TimeField({
    nullable: true,
    description: `Until when the secret before the last rotation signs as well, ${OLD_SECRET_HOURS} hours; null if none does.`,
    example: '2026-03-15 09:26:53',
  })
  oldSecretUntil: string | null;

  @TimeField({
    description: 'When it was created, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  @IntField({
    ...WEBHOOK_VERSION,
    description: 'Number of changes; send it with the next change.',
    example: 1,
  })
  version: number;

  static from(webhook: Webhook, timeZone: string): WebhookDto {
    const { id, url, description, events, state, failingSince, oldSecretUntil, createdAt, version } = webhook;
    const isOldOneUsed = oldSecretUntil !== null && oldSecretUntil > new Date();
    return {
      id,
      url,
      description,
      events,
      state,
      failingSince: failingSince && displayTime(failingSince, timeZone),
      oldSecretUntil: isOldOneUsed ? displayTime(oldSecretUntil, timeZone) : null,
      createdTime: displayTime(createdAt, timeZone),
      version,
    };
  }
}

export class WebhookPageDto extends PageOf(WebhookDto) {}

/** The secret is shown this once. */
export class WebhookSecretDto {
  @IntField({ description: 'Key of the webhook.', ...ROW_ID, example: 1 })
  id: number;

  @TextField({
    description: 'Signs every message. It is not shown again: store it where the receiver runs.',
    example: 'whsec_0123456789…',
  })
  secret: string;
}

/** Sent to administrators, who reload what they show. */
export class WebhookChangedDto extends RecordChangedDto({
  id: 'Key of the webhook.',
  action:
    'What happened: create, edit, remove, rotate or stop; send, deliver or fail for one of its messages.',
  example: { id: 1, action: 'deliver' },
}) {}
