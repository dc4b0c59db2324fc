import { EnumField } from '../../common/fields/enum-field.js';
import { TextListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { WordsField } from '../../common/fields/words-field.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type ContentKind, type Source, type Subject } from '../../content/content/content.constants.js';
import { RECORD_VERSION } from '../../review/reviews/reviews.constants.js';
import {
  AGES_FROM,
  AGES_TO,
  BODY,
  CONTENT_LANGUAGE,
  COVER_ID,
  COVER_TEXT,
  EXTERNAL,
  KIND,
  LABELS,
  SOURCE,
  SUBJECT,
  SUMMARY,
  TITLE,
  VIDEO,
  VIDEO_FILE,
} from './content-item-fields.dto.js';
import { ITEM_TITLE } from './content-items.constants.js';

const READ_VERSION = {
  ...RECORD_VERSION,
  description: 'The `version` that was read; if it is no longer current, nothing is changed.',
  example: 1,
} as const;

class WriteContentItemDto {
  @TextField({ ...TITLE, ...ITEM_TITLE })
  title: string;

  @EnumField(SUBJECT)
  subject: Subject;

  @EnumField(SOURCE)
  source: Source;

  @IntField({
    ...ROW_ID,
    description:
      'Key of an author, as `listAuthors` gives it. A merged one stands for the author that has its items now.',
    example: 3,
  })
  authorId: number;

  @EnumField(CONTENT_LANGUAGE)
  language: Language;

  @IntField(AGES_FROM)
  agesFrom: number;

  @IntField(AGES_TO)
  agesTo: number;

  @WordsField({ ...SUMMARY, optional: true })
  summary?: string;

  @TextListField({ ...LABELS, optional: true })
  labels?: string[];

  @TextField({ ...BODY, optional: true })
  body?: string;

  @TextField({ ...VIDEO, optional: true })
  videoAddress?: string;

  @TextField({ ...VIDEO_FILE, optional: true })
  video?: string;

  @TextField({ ...COVER_ID, optional: true })
  cover?: string;

  @TextField({ ...COVER_TEXT, optional: true })
  coverText?: string;

  @TextField({ ...EXTERNAL, optional: true })
  externalId?: string;
}

export class CreateContentItemDto extends WriteContentItemDto {
  @EnumField(KIND)
  kind: ContentKind;
}

export class SaveContentItemDto extends WriteContentItemDto {
  @IntField(READ_VERSION)
  version: number;
}

export class PreviewContentBodyDto {
  @TextField(BODY)
  body: string;
}

export class ContentHtmlDto {
  @TextField({
    description:
      'The body as HTML, without scripts, forms and foreign styles. It has no heading of the first rank.',
    lines: true,
    example: '<h2>What you need</h2>\n<p>Three wheels and a motor.</p>\n',
  })
  html: string;
}
