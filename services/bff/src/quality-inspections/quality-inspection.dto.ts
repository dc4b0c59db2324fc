import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../common/fields/enum-field.js';
import { IntField } from '../common/fields/number-field.js';
import { TextField } from '../common/fields/text-field.js';
import { displayTime } from '../common/time/display-time.js';
import {
  QUEUE_FIGURE_KEYS,
  QUEUE_FIGURES,
  QUEUE_NAME,
  QUEUE_TITLE,
  type QueueFigureKey,
} from './quality-inspections.constants.js';
import { type QualityQueue } from './quality-queue.entity.js';

/** A queue and what is counted in it. */
export interface CountedQueue extends QualityQueue {
  figures: Record<QueueFigureKey, number>;
}

export class QueueFigureDto {
  @EnumField({
    values: QUEUE_FIGURE_KEYS,
    enumName: 'QueueFigureKey',
    description:
      'waiting: items to be inspected; backlog: how long these take to watch or to read, together; sampled: ' +
      'inspected items that are to be looked at once more.',
    example: 'waiting',
  })
  key: QueueFigureKey;

  @TextField({ description: 'Name of the figure, in the language of the samples.', example: '待质检数' })
  label: string;

  @TextField({
    description: 'A whole number; of seconds, and then followed by `s`, for the backlog.',
    example: '12',
  })
  value: string;
}

export class QualityInspectionDto {
  @IntField({ description: 'Key of the queue.', minimum: 1, example: 1 })
  id: number;

  @TextField({
    description: 'By which programs know the queue.',
    maxLength: QUEUE_NAME.maxLength,
    example: 'video-lessons',
  })
  name: string;

  @TextField({
    description: 'Title of the card.',
    maxLength: QUEUE_TITLE.maxLength,
    example: 'Video: new lessons',
  })
  title: string;

  @TextField({
    description: 'When the queue was made, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
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

  static from(
    { id, name, title, createdTime, figures }: CountedQueue,
    timeZone: string,
  ): QualityInspectionDto {
    const data = QUEUE_FIGURES.map(({ key, label, unit }) => ({
      key,
      label,
      value: `${figures[key]}${unit}`,
    }));
    return { id, name, title, description: displayTime(createdTime, timeZone), data };
  }
}
