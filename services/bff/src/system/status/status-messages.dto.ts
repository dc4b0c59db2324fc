import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { OUTBOX_KINDS, type OutboxKindName } from '../../platform/outbox/outbox.constants.js';

export class OutboxStatusDto {
  @EnumField({
    values: OUTBOX_KINDS,
    enumName: 'OutboxKind',
    description: 'mail: to a person; webhook: to a program.',
    example: 'mail',
  })
  kind: OutboxKindName;

  @IntField({ description: 'Messages that wait.', minimum: 0, example: 2 })
  waiting: number;

  @IntField({ description: 'Those of them that failed and are tried again.', minimum: 0, example: 1 })
  failing: number;

  @IntField({ description: 'Messages that are no longer tried.', minimum: 0, example: 0 })
  dead: number;

  @TimeField({ nullable: true, description: 'When the first of those that wait is, or was, due.' })
  oldestDueTime: string | null;
}

export class MailStatusDto {
  @BooleanField({ description: 'Whether a mail server is configured.', example: true })
  isConfigured: boolean;

  @TimeField({ nullable: true, description: 'When a mail was last handed over; null if none was.' })
  succeededTime: string | null;

  @TimeField({
    nullable: true,
    description: 'When the last mail failed; null if it succeeded.',
    example: null,
  })
  failedTime: string | null;

  @TextField({ description: 'The code of that failure; empty if there is none.', example: '' })
  failure: string;
}
