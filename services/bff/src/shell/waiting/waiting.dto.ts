import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_LINK } from '../../messages/messages/messages.constants.js';
import { WAITING_KINDS, WAITING_ROWS, type WaitingKind } from './waiting.constants.js';

export class WaitingItemDto {
  @EnumField({
    values: WAITING_KINDS,
    enumName: 'WaitingKind',
    description:
      'What is to be done. To decide: applicationReview, certificationReview, parameterReview, accountRequest, programme, and inspection, which stands for all content that waits for you in one queue. To put online: ' +
      'publication, which stands for all content that is approved. To answer: ' +
      'enquiry. To pay: order. To renew: renewal. To correct, because it was returned to you: returnedApplication, ' +
      'returnedChange, returnedContent. todo: an unread todo that stands for none of these.',
    example: 'applicationReview',
  })
  kind: WaitingKind;

  @TextField({
    description:
      'What it is about: the title of the application, the enterprise, the number of the change, the person, the content, the queue, the service, or the programme; of a publication the title that has waited longest.',
    example: 'Holiday camp',
  })
  title: string;

  @IntField({
    description:
      'How many things it stands for: of an inspection the items that wait in the queue, of a publication those that are approved, otherwise 1.',
    minimum: 1,
    example: 1,
  })
  count: number;

  @TextField({
    description: 'The path of its page, starting with `/`.',
    maxLength: MESSAGE_LINK.maxLength,
    example: '/result/success?application=1',
  })
  link: string;

  @TimeField({
    nullable: true,
    description:
      'Since when it waits, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. Null for a renewal.',
    example: '2026-11-20 09:30:00',
  })
  since: string | null;

  @TimeField({
    nullable: true,
    description:
      'When it is due: a decision after `SALA_REVIEW_REMINDER_HOURS`, a renewal or its payment when the service expires. Null ' +
      'if it has no due time.',
    example: '2026-11-21 09:30:00',
  })
  due: string | null;

  @BooleanField({ description: 'Whether that time is over.', example: true })
  isOverdue: boolean;
}

export class WaitingDto {
  @ApiProperty({
    description: 'By when it is due, or otherwise by since when it waits; the earliest first.',
    type: [WaitingItemDto],
    maxItems: WAITING_ROWS.maxItems,
  })
  list: WaitingItemDto[];

  @BooleanField({ description: 'Whether there is more than the list holds.', example: false })
  hasMore: boolean;
}
