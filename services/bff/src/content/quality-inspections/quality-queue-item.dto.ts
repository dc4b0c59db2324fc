import { ApiProperty } from '@nestjs/swagger';
import { CardVersionDto } from '../cards/card.dto.js';
import { CARD_VERSION } from '../cards/cards.constants.js';
import { QueueContentDto } from './queue-content.dto.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { QualityInspectionDto } from './quality-inspection.dto.js';
import {
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

export class QueueItemDto {
  @IntField({ description: 'Key of the item.', minimum: 1, example: 1 })
  id: number;

  @TextField({ description: 'Its title.', maxLength: QUEUE_ITEM_TITLE.maxLength, example: 'Lesson 004' })
  title: string;

  @IntField({
    description: 'The time it takes to watch or read the item, in seconds.',
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

  @ApiProperty({
    description: 'The content to be inspected; null if the product does not have it.',
    type: QueueContentDto,
    nullable: true,
  })
  content: QueueContentDto | null;

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

  static from(item: QualityQueueItem, content: QueueContentDto | null, role: Role): QueueItemDto {
    const { id, title, duration, stage: at, reason, version } = item;
    const actions = legalActions(QUEUE_ITEM_TRANSITIONS, at, role);
    return { id, title, duration, stage: at, reason, content, actions, version };
  }
}

export class QueueItemPageDto extends PageOf(QueueItemDto) {}

export class InspectedItemDto {
  @ApiProperty({ description: 'The item after the change.', type: QueueItemDto })
  item: QueueItemDto;

  @ApiProperty({ description: 'Its queue with the new figures.', type: QualityInspectionDto })
  queue: QualityInspectionDto;
}
