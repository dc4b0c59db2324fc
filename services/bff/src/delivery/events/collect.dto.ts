import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import {
  EVENT_ID,
  EVENT_REASONS,
  EVENT_TYPES,
  type EventReason,
  EVENTS_LIMIT,
  EVENT_HOURS,
  type EventType,
  PAGE_NUMBER,
  PROGRESS_SECONDS,
  VISITOR,
} from './events.constants.js';

const MOMENT = { format: 'date-time', example: '2026-03-01T09:30:00Z' } as const;

/** For the document: `read-events.ts` judges each event, so that a wrong one does not refuse the others. */
export class CollectedEventDto {
  @TextField({
    description: 'A UUID that the sender makes, of either case.',
    pattern: new RegExp(EVENT_ID.source.replaceAll('a-f', 'a-fA-F')),
    example: '0b9f6f0e-6c1d-4a58-9d6c-2f4f1f9a7e21',
  })
  id: string;

  @EnumField({
    values: EVENT_TYPES,
    enumName: 'CollectedEventType',
    description:
      'exposure: it was shown; open: it was opened; progress: it was read or watched for so many seconds; like, unlike, comment, share.',
    example: 'progress',
  })
  type: EventType;

  @TextField({
    ...MOMENT,
    description: `When it happened (RFC 3339). Up to ${EVENT_HOURS} hours later it counts in its own hour.`,
  })
  at: string;

  @IntField({ ...ROW_ID, description: 'Key of the item, which was online at least once.', example: 12 })
  item: number;

  @IntField({
    ...ROW_ID,
    optional: true,
    description: 'Key of the set in which it was shown. It is checked and not stored.',
    example: 3,
  })
  set?: number;

  @IntField({
    ...PROGRESS_SECONDS,
    optional: true,
    description: 'Of `progress` alone, where it is necessary: the seconds since the event before.',
    example: 15,
  })
  seconds?: number;

  @IntField({
    ...PAGE_NUMBER,
    optional: true,
    description:
      'A random number that the page makes each time it is opened. An `unlike` takes back a like of the same visitor or, where none is ' +
      'known, of the same page: it is necessary then. Of other events it is not stored.',
    example: 1_290_733_204,
  })
  page?: number;
}

const VISITOR_FIELD = {
  ...VISITOR,
  description:
    'A random value that the channel made for a visitor, where it may. Only a keyed hash of it is stored, and only if the channel ' +
    'counts people as `remembered`; otherwise it is ignored.',
  example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A',
} as const;

export class CollectEventsDto {
  @ObjectListField({
    description: 'What happened.',
    type: CollectedEventDto,
    minItems: 1,
    maxItems: EVENTS_LIMIT,
  })
  events: CollectedEventDto[];

  @TextField({ ...VISITOR_FIELD, optional: true })
  visitor?: string;

  @TextField({
    ...MOMENT,
    optional: true,
    description: 'The time of the device now (RFC 3339), by which a wrong clock is corrected.',
  })
  sentAt?: string;
}

export class ForgetVisitorDto {
  @TextField(VISITOR_FIELD)
  visitor: string;
}

export class EventProblemDto {
  @IntField({ description: 'The place of the event in the request, from 0.', minimum: 0, example: 1 })
  index: number;

  @TextField({ description: 'The field that is wrong; empty for the event as a whole.', example: 'item' })
  field: string;

  @EnumField({
    values: EVENT_REASONS,
    enumName: 'EventReason',
    description: 'Why the event does not count.',
    example: 'itemUnknown',
  })
  reason: EventReason;
}

export class CollectedDto {
  @IntField({ description: 'How many events are stored.', minimum: 0, maximum: EVENTS_LIMIT, example: 1 })
  accepted: number;

  @IntField({ description: 'How many are not.', minimum: 0, maximum: EVENTS_LIMIT, example: 0 })
  refused: number;

  @ObjectListField({
    description: 'Why, one entry for each of these.',
    type: EventProblemDto,
    minItems: 0,
    maxItems: EVENTS_LIMIT,
  })
  errors: EventProblemDto[];
}
