import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { DEAD_LETTER_DAYS, FAILURE, OUTBOX_KINDS, type OutboxKindName } from './outbox.constants.js';

const KIND = {
  values: OUTBOX_KINDS,
  enumName: 'OutboxKind',
  description: 'mail: to a person; webhook: to a program.',
  example: 'mail',
} as const;

export class UndeliveredQuery extends PageQuery {
  @EnumField({ ...KIND, query: true, optional: true })
  kind?: OutboxKindName;
}

/** A message that could not be delivered. Its content is not shown: a mail may have a link that works once. */
export class UndeliveredDto {
  @IntField({ description: 'Number of the message.', ...ROW_ID, example: 12 })
  id: number;

  @EnumField(KIND)
  kind: OutboxKindName;

  @TextField({
    description: 'What it is about: the template of a mail, the event of a webhook; may be empty.',
    example: 'passwordReset',
  })
  subject: string;

  @TextField({
    nullable: true,
    description:
      'To whom it goes: the masked address of a mail, the host of a webhook. Null if the content was removed.',
    example: 'd***@sala.example',
  })
  recipient: string | null;

  @TextField({
    ...FAILURE,
    description: 'What the last attempt failed with, as a code.',
    example: 'EENVELOPE 550',
  })
  failure: string;

  @IntField({ description: 'How often it was tried.', minimum: 0, example: 24 })
  attempts: number;

  @TimeField({
    description: 'When it was written, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  @TimeField({
    description: `When it was given up. It is removed ${DEAD_LETTER_DAYS} days later.`,
    example: '2026-03-15 09:26:53',
  })
  diedTime: string;

  @BooleanField({
    description: 'Whether it can be sent again: its content is there and still useful.',
    example: true,
  })
  isUseful: boolean;
}

export class UndeliveredPageDto extends PageOf(UndeliveredDto) {}

/** Sent to administrators when something becomes undelivered, and when they deal with it. Events name no recipient. */
export class OutboxChangedDto {
  @EnumField(KIND)
  kind: OutboxKindName;
}
