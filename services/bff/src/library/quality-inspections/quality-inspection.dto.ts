import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { CardVersionDto } from '../../content/cards/card.dto.js';
import { CARD_VERSION } from '../../content/cards/cards.constants.js';
import { can, type Holder } from '../../common/auth/can.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { AUTHOR_NAME } from '../../content/authors/authors.constants.js';
import { legalActions } from '../../common/transitions/transitions.js';
import {
  OPEN_STAGES,
  QUEUE_ACTIONS,
  QUEUE_FIGURE_KEYS,
  QUEUE_FIGURES,
  QUEUE_NAME,
  QUEUE_TITLE,
  QUEUE_TRANSITIONS,
  type QueueAction,
  type QueueFigureKey,
  type QueueState,
} from './quality-inspections.constants.js';
import { type QualityQueue } from './quality-queue.entity.js';
import { QueueConditionsDto } from './queue-conditions.dto.js';

/** A queue with its counts. */
export interface CountedQueue extends Omit<QualityQueue, 'removedAt'> {
  state: QueueState;
  /** Those of its conditions. */
  authors: { id: number; name: string }[];
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

export class QueueAuthorDto {
  @IntField({ ...ROW_ID, description: 'Key of the author.', example: 3 })
  id: number;

  @TextField({ description: 'Name of the author.', maxLength: AUTHOR_NAME.maxLength, example: 'Sokha Chan' })
  name: string;
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

  @ObjectField({
    description: 'Which items go into it, of those that no queue before it takes. Without conditions: any.',
    type: QueueConditionsDto,
  })
  conditions: QueueConditionsDto;

  @ApiProperty({ description: 'The authors of its conditions, by name.', type: [QueueAuthorDto] })
  authors: QueueAuthorDto[];

  @BooleanField({
    description:
      'Whether it is the queue for what no other queue takes. It is listed while something waits in it.',
    example: false,
  })
  isGeneral: boolean;

  @ApiProperty({
    description:
      'The actions available to you in the current state of the queue; inspect only if an item is ' +
      'waiting or sampled.',
    enum: QUEUE_ACTIONS,
    enumName: 'QueueAction',
    isArray: true,
    example: ['inspect', 'edit', 'remove'],
  })
  actions: QueueAction[];

  @IntField({
    description: 'Number of changes to the queue itself; send it with the next change.',
    ...CARD_VERSION,
    example: 1,
  })
  version: number;

  static from(queue: CountedQueue, holder: Holder, timeZone: string): QualityInspectionDto {
    const { id, name, title, createdTime, figures, conditions, authors, isGeneral, version } = queue;
    const data = QUEUE_FIGURES.map(({ key, label, unit }) => ({
      key,
      label,
      value: `${figures[key]}${unit}`,
    }));
    const description = displayTime(createdTime, timeZone);
    const actions = actionsOf(queue, holder);
    return { id, name, title, description, data, conditions, authors, isGeneral, actions, version };
  }
}

function actionsOf({ state, figures, isGeneral }: CountedQueue, holder: Holder): QueueAction[] {
  const isBusy = state === 'open' && OPEN_STAGES.some((stage) => figures[stage] > 0);
  const inspects = isBusy && can(holder, 'content.inspect');
  const moves = isGeneral ? [] : legalActions(QUEUE_TRANSITIONS, state, holder);
  return [...(inspects ? (['inspect'] as const) : []), ...moves];
}

const TITLE = {
  description: 'Title of the card, without leading or trailing spaces.',
  ...QUEUE_TITLE,
  form: 'trimmed',
  example: 'Video: new lessons',
} as const;
const CONDITIONS = {
  description: 'Which items go into it. Without conditions: all that no queue before it takes.',
  type: QueueConditionsDto,
} as const;

export class CreateQualityInspectionDto {
  @TextField(TITLE)
  title: string;

  @ObjectField(CONDITIONS)
  conditions: QueueConditionsDto;
}

export class EditQualityInspectionDto extends CardVersionDto {
  @TextField(TITLE)
  title: string;

  @ObjectField(CONDITIONS)
  conditions: QueueConditionsDto;
}
