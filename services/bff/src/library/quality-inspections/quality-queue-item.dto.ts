import { ApiProperty } from '@nestjs/swagger';
import { CardVersionDto } from '../../content/cards/card.dto.js';
import { CARD_VERSION } from '../../content/cards/cards.constants.js';
import { type Holder } from '../../common/auth/can.js';
import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { TimeField } from '../../common/fields/date-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { CONTENT_ITEM_FIELDS } from '../content-items/content-item-fields.constants.js';
import { personOf } from '../content-items/content-item.dto.js';
import { type ItemAction } from '../content-items/content-items.constants.js';
import { type ItemInReview } from '../content-items/content-item-row.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { QualityInspectionDto } from './quality-inspection.dto.js';
import {
  OPEN_STAGES,
  QUEUE_ITEM_ACTIONS,
  QUEUE_ITEM_STAGES,
  QUEUE_ITEM_TITLE,
  QUEUE_ITEM_TRANSITIONS,
  type QueueItemAction,
  type QueueItemStage,
  REJECTION_REASON,
} from './quality-inspections.constants.js';
import { type QualityQueueItem } from './quality-queue-item.entity.js';

const stage = {
  values: QUEUE_ITEM_STAGES,
  enumName: 'QueueItemStage',
  description:
    'waiting: to be inspected, sampled: to be inspected again, done: passed, rejected: not to be published.',
  example: 'waiting',
};

export class QueueItemQuery extends PageQuery {
  @EnumField({ ...stage, query: true, optional: true })
  stage?: QueueItemStage;
}

export class RejectItemDto extends CardVersionDto {
  @TextField({
    description:
      'Why it must not be published, without leading or trailing spaces. Kept with the item and in the history.',
    ...REJECTION_REASON,
    form: 'trimmed',
    example: 'The sound is missing from 02:10 on.',
  })
  reason: string;
}

export class QueueItemDto extends ReadDto(CONTENT_ITEM_FIELDS, ['kind']) {
  @IntField({ description: 'Key of the item.', minimum: 1, example: 1 })
  id: number;

  @TextField({ description: 'Its title.', maxLength: QUEUE_ITEM_TITLE.maxLength, example: 'Lesson 004' })
  title: string;

  @IntField({
    description: 'Seconds to watch or read it: of the video, or by the length of the text.',
    minimum: 0,
    example: 300,
  })
  duration: number;

  @EnumField(stage)
  stage: QueueItemStage;

  @TextField({
    nullable: true,
    description: 'Why it was rejected; null in any other stage.',
    maxLength: REJECTION_REASON.maxLength,
    example: null,
  })
  reason: string | null;

  @IntField({ ...ROW_ID, description: 'Key of the content item that is inspected.', example: 12 })
  itemId: number;

  @TextField({
    nullable: true,
    description: 'Who submitted it; null if the account no longer exists.',
    example: 'Sokha Chan',
  })
  submittedBy: string | null;

  @TimeField({
    nullable: true,
    description: 'When it was submitted, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
  })
  submittedTime: string | null;

  @BooleanField({
    description: 'Whether others decide about it, because you wrote, changed or submitted it.',
    example: false,
  })
  isLeftToOthers: boolean;

  @ApiProperty({
    description:
      'The decisions available to you at the current stage of the item; reopen reverts the last one.',
    enum: QUEUE_ITEM_ACTIONS,
    enumName: 'QueueItemAction',
    isArray: true,
    example: ['pass', 'sample', 'reject'],
  })
  actions: QueueItemAction[];

  @IntField({ description: 'Number of changes; send it with the next change.', ...CARD_VERSION, example: 1 })
  version: number;

  static from(
    row: QualityQueueItem,
    { item, standing }: ItemInReview,
    { holder, timeZone }: { holder: Holder; timeZone: string },
  ): QueueItemDto {
    const { id, title, duration, stage: at, reason, contentItemId: itemId, version } = row;
    const { kind, submitter, submittedAt } = item;
    const may = (step: ItemAction) => standing.actions.includes(step);
    const isOpen = OPEN_STAGES.some((one) => one === at);
    const legal = legalActions(QUEUE_ITEM_TRANSITIONS, at, holder);
    return {
      ...{ id, title, duration, stage: at, reason, itemId, kind, version },
      submittedBy: personOf(submitter)?.name ?? null,
      submittedTime: submittedAt && displayTime(submittedAt, timeZone),
      isLeftToOthers: standing.refused.some(
        ({ action, reason: why }) => action === 'approve' && why === 'own',
      ),
      actions: may(isOpen ? 'approve' : 'reopen') ? legal : [],
    };
  }
}

export class QueueItemPageDto extends PageOf(QueueItemDto) {}

export class InspectedItemDto {
  @ApiProperty({ description: 'The item after the change.', type: QueueItemDto })
  item: QueueItemDto;

  @ApiProperty({ description: 'Its queue with the new figures.', type: QualityInspectionDto })
  queue: QualityInspectionDto;
}
