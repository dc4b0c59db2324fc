import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { CARD_VERSION } from '../cards/cards.constants.js';
import { mayCall } from '../../common/auth/may-call.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { CONTENT_KINDS, type ContentKind } from '../content/content.constants.js';
import {
  OPEN_STAGES,
  QUEUE_ACTIONS,
  QUEUE_FIGURE_KEYS,
  QUEUE_FIGURES,
  QUEUE_ITEM_TRANSITIONS,
  QUEUE_ITEMS,
  QUEUE_NAME,
  QUEUE_TITLE,
  QUEUE_TRANSITIONS,
  type QueueAction,
  type QueueFigureKey,
  type QueueState,
} from './quality-inspections.constants.js';
import { type QualityQueue } from './quality-queue.entity.js';

/** A queue with its counts. */
export interface CountedQueue extends Omit<QualityQueue, 'removedAt'> {
  state: QueueState;
  figures: Record<QueueFigureKey, number>;
}

export class QueueFigureDto {
  @EnumField({
    values: QUEUE_FIGURE_KEYS,
    enumName: 'QueueFigureKey',
    description:
      'waiting: items to be inspected; backlog: the total time it takes to watch or read these; ' +
      'sampled: inspected items that are to be inspected again.',
    example: 'waiting',
  })
  key: QueueFigureKey;

  @TextField({ description: 'Name of the figure, in the language of the samples.', example: '待质检数' })
  label: string;

  @TextField({
    description: 'A whole number; for the backlog a number of seconds followed by `s`.',
    example: '12',
  })
  value: string;
}

export class QualityInspectionDto {
  @IntField({ description: 'Key of the queue.', minimum: 1, example: 1 })
  id: number;

  @TextField({
    description: 'Stable key of the queue, for programs.',
    maxLength: QUEUE_NAME.maxLength,
    example: 'video-lessons',
  })
  name: string;

  @TextField({
    description: 'Title of the card.',
    ...QUEUE_TITLE,
    example: 'Video: new lessons',
  })
  title: string;

  @TimeField({
    description: 'When the queue was created, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  description: string;

  @ApiProperty({
    description: 'What is counted in the queue at the time of the request.',
    type: [QueueFigureDto],
    minItems: QUEUE_FIGURES.length,
    maxItems: QUEUE_FIGURES.length,
  })
  data: QueueFigureDto[];

  @ApiProperty({
    description:
      'The actions available to you in the current state of the queue; inspect only if an item is ' +
      'waiting or sampled.',
    enum: QUEUE_ACTIONS,
    enumName: 'QueueAction',
    isArray: true,
    example: ['inspect', 'remove'],
  })
  actions: QueueAction[];

  @IntField({
    description: 'Number of changes to the queue itself; send it with the next change.',
    ...CARD_VERSION,
    example: 1,
  })
  version: number;

  static from(queue: CountedQueue, role: Role, timeZone: string): QualityInspectionDto {
    const { id, name, title, createdTime, figures, version } = queue;
    const data = QUEUE_FIGURES.map(({ key, label, unit }) => ({
      key,
      label,
      value: `${figures[key]}${unit}`,
    }));
    const description = displayTime(createdTime, timeZone);
    return { id, name, title, description, data, actions: actionsOf(queue, role), version };
  }
}

function actionsOf({ state, figures }: CountedQueue, role: Role): QueueAction[] {
  const isBusy = state === 'open' && OPEN_STAGES.some((stage) => figures[stage] > 0);
  const inspects = isBusy && mayCall(role, QUEUE_ITEM_TRANSITIONS.pass.operation);
  return [...(inspects ? (['inspect'] as const) : []), ...legalActions(QUEUE_TRANSITIONS, state, role)];
}

export class CreateQualityInspectionDto {
  @TextField({
    description: 'Title of the card, without leading or trailing spaces.',
    ...QUEUE_TITLE,
    form: 'trimmed',
    example: 'Video: new lessons',
  })
  title: string;

  @EnumField({
    values: CONTENT_KINDS,
    enumName: 'ContentKind',
    description: 'The kind of content to be inspected: text, imageText (pictures with text) or video.',
    example: 'video',
  })
  kind: ContentKind;

  @IntField({
    description:
      'The number of items to take: the newest of this kind that are in no other queue, or fewer if ' +
      'there are not that many.',
    ...QUEUE_ITEMS,
    optional: true,
    example: 20,
  })
  items: number = QUEUE_ITEMS.default;
}
