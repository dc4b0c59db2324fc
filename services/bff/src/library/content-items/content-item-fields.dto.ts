import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CONTENT_AGE,
  CONTENT_KINDS,
  CONTENT_STATES,
  CONTENT_TITLE,
  PUBLICATIONS,
  SOURCES,
  SUBJECTS,
} from '../../content/content/content.constants.js';
import { RECORD_VERSION } from '../../review/reviews/reviews.constants.js';
import { VIDEO_ID } from '../media/videos.constants.js';
import { PICTURE_ID, PICTURE_TEXT } from '../media/media.constants.js';
import {
  EXTERNAL_ID,
  ITEM_BODY,
  ITEM_LABEL,
  ITEM_LABELS,
  ITEM_SUMMARY,
  VIDEO_ADDRESS,
} from './content-items.constants.js';

export const ID = { description: 'Key of the item.', ...ROW_ID, example: 12 } as const;
export const VERSION = {
  ...RECORD_VERSION,
  description: 'Number of changes of the item; send it with the next change.',
  example: 1,
} as const;
/** Items of earlier versions may have a longer one than can be written now. */
export const TITLE = {
  description: 'Title, on one line.',
  maxLength: CONTENT_TITLE.maxLength,
  example: 'Robot friends: first lesson',
} as const;
export const KIND = {
  values: CONTENT_KINDS,
  enumName: 'ContentKind',
  description: 'text; imageText: a text with pictures; video. It never changes.',
  example: 'text',
} as const;
export const SUBJECT = {
  values: SUBJECTS,
  enumName: 'ContentSubject',
  description: 'What it is about.',
  example: 'robotics',
} as const;
export const SOURCE = {
  values: SOURCES,
  enumName: 'ContentSource',
  description: 'Who the work comes from.',
  example: 'teachers',
} as const;
export const CONTENT_LANGUAGE = {
  values: LANGUAGES,
  enumName: 'Language',
  description: 'The language that it is in.',
  example: 'km-KH',
} as const;
export const AGES_FROM = {
  ...CONTENT_AGE,
  description: 'The youngest it is for, in years.',
  example: 8,
} as const;
export const AGES_TO = {
  ...CONTENT_AGE,
  description: 'The oldest it is for, in years; not below `agesFrom`.',
  example: 12,
} as const;
export const SUMMARY = {
  ...ITEM_SUMMARY,
  description: `What it is about, in at most ${ITEM_SUMMARY.maxWords} words; empty if nothing is said.`,
  example: 'A robot that follows a line, built from three parts.',
} as const;
export const LABELS = {
  ...ITEM_LABELS,
  items: ITEM_LABEL,
  description: `At most ${ITEM_LABELS.maxItems} words to find it by, each once, regardless of case.`,
  example: ['robots', 'first steps'],
} as const;
export const BODY = {
  ...ITEM_BODY,
  description:
    'The text, in Markdown without HTML; empty for a video. Headings, lists, tables, links and pictures are shown.',
  example: '## What you need\n\nThree wheels and a motor.',
} as const;
export const VIDEO = {
  ...VIDEO_ADDRESS,
  description: 'The https address of the video; empty for anything else.',
  example: '',
} as const;
export const VIDEO_FILE = {
  ...VIDEO_ID,
  description: 'The id of an uploaded video, instead of an address; empty for anything else.',
  example: '',
} as const;
export const COVER_ID = {
  ...PICTURE_ID,
  description: 'The id of an uploaded picture that stands for the item; empty for none.',
  example: '',
} as const;
export const COVER_TEXT = {
  ...PICTURE_TEXT,
  description: 'What the cover shows, for those who cannot see it; necessary with a cover.',
  example: '',
} as const;
export const EXTERNAL = {
  ...EXTERNAL_ID,
  description:
    'What another system calls it; empty if nothing. No two items have the same, except in the bin. It applies at once, not ' +
    'with the next publication.',
  example: 'lesson-0042',
} as const;
export const STATE = {
  values: CONTENT_STATES,
  enumName: 'ContentState',
  description:
    'draft: written; inspecting: submitted; rejected: returned with a reason; approved: inspected and not yet online; ' +
    'online and offline: its newest revision was published; removed: in the bin.',
  example: 'online',
} as const;
export const PUBLICATION = {
  values: PUBLICATIONS,
  enumName: 'ContentPublication',
  description:
    'Whether something of it is online: never, online or offline. What is online stays as it is while its next revision is ' +
    'edited and inspected.',
  example: 'online',
} as const;

/** Somebody, or an author, as others are shown them. */
export class ContentItemAuthorDto {
  @IntField({ description: 'Key of the author.', ...ROW_ID, example: 3 })
  id: number;

  @TextField({ description: 'Name of the author.', example: 'Anna Keller' })
  name: string;
}

export class ContentItemPersonDto {
  @TextField({ description: 'Name of the person.', example: 'Chan Maly' })
  name: string;
}
