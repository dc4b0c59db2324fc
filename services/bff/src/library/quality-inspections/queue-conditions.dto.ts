import { EnumListField } from '../../common/fields/enum-field.js';
import { IntListField, TextListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CONTENT_AGE,
  CONTENT_KINDS,
  type ContentKind,
  SOURCES,
  type Source,
  type Subject,
  SUBJECTS,
} from '../../content/content/content.constants.js';
import { ITEM_LABEL } from '../content-items/content-items.constants.js';
import { QUEUE_AUTHORS, QUEUE_LABELS, type QueueConditions } from './quality-inspections.constants.js';

const ANY = 'An empty list, or none, allows all.';
const CHOICE = { optional: true, minItems: 0 } as const;

/** What an item has to be to come into a queue: all of it. */
export class QueueConditionsDto implements QueueConditions {
  @EnumListField({
    ...CHOICE,
    values: CONTENT_KINDS,
    enumName: 'ContentKind',
    description: `The kinds of content. ${ANY}`,
    maxItems: CONTENT_KINDS.length,
    example: ['video'],
  })
  kinds?: ContentKind[];

  @EnumListField({
    ...CHOICE,
    values: SUBJECTS,
    enumName: 'ContentSubject',
    description: `What the items are about. ${ANY}`,
    maxItems: SUBJECTS.length,
    example: ['robotics'],
  })
  subjects?: Subject[];

  @EnumListField({
    ...CHOICE,
    values: SOURCES,
    enumName: 'ContentSource',
    description: `Who the items come from. ${ANY}`,
    maxItems: SOURCES.length,
    example: ['pupils'],
  })
  sources?: Source[];

  @EnumListField({
    ...CHOICE,
    values: LANGUAGES,
    enumName: 'Language',
    description: `The languages of the items. ${ANY}`,
    maxItems: LANGUAGES.length,
    example: ['km-KH'],
  })
  languages?: Language[];

  @TextListField({
    ...QUEUE_LABELS,
    optional: true,
    items: ITEM_LABEL,
    description: `Items with any of these labels, in any case. ${ANY}`,
    example: ['robots'],
  })
  labels?: string[];

  @IntListField({
    ...QUEUE_AUTHORS,
    optional: true,
    items: ROW_ID,
    description: `Items of any of the authors with these keys. A merged author stands for the one that has its items now. ${ANY}`,
    example: [3],
  })
  authorIds?: number[];

  @IntField({
    ...CONTENT_AGE,
    optional: true,
    description: 'Items for children of this age or older, in years. If omitted: of any age.',
    example: 8,
  })
  agesFrom?: number;

  @IntField({
    ...CONTENT_AGE,
    optional: true,
    description:
      'Items for children of this age or younger, in years, not below `agesFrom`. If omitted: of any age.',
    example: 12,
  })
  agesTo?: number;
}
