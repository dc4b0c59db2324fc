import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { TextListField } from '../../common/fields/list-field.js';
import { RowsField } from '../../common/fields/rows-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { WordsField } from '../../common/fields/words-field.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { AUTHOR_EXTERNAL_ID, AUTHOR_NAME } from '../../content/authors/authors.constants.js';
import { type ContentKind, type Source, type Subject } from '../../content/content/content.constants.js';
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
} from '../../library/content-items/content-item-fields.dto.js';
import { ITEM_TITLE } from '../../library/content-items/content-items.constants.js';
import { BATCH_ROWS } from './integration.constants.js';

export class ItemRowDto {
  @TextField({ ...EXTERNAL, minLength: 1, description: 'What the other system calls the item.' })
  externalId: string;

  @EnumField(KIND)
  kind: ContentKind;

  @TextField({ ...TITLE, ...ITEM_TITLE })
  title: string;

  @EnumField(SUBJECT)
  subject: Subject;

  @EnumField(SOURCE)
  source: Source;

  @TextField({
    ...AUTHOR_NAME,
    optional: true,
    minLength: 1,
    description: 'Name of the author, who has to be known. Necessary unless `authorExternalId` names one.',
    example: 'Anna Keller',
  })
  author?: string;

  @TextField({
    ...AUTHOR_EXTERNAL_ID,
    optional: true,
    minLength: 1,
    description: 'What the other system calls the author. It is preferred to `author`.',
    example: 'teacher-7',
  })
  authorExternalId?: string;

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

  @TextField({ ...VIDEO, optional: true, example: 'https://videos.school.example/lesson-0042.mp4' })
  videoAddress?: string;

  @TextField({ ...VIDEO_FILE, optional: true })
  video?: string;

  @TextField({ ...COVER_ID, optional: true })
  cover?: string;

  @TextField({ ...COVER_TEXT, optional: true })
  coverText?: string;

  @BooleanField({
    optional: true,
    description:
      'Whether the draft is submitted, so that somebody else inspects it. No item goes online by a batch.',
    default: false,
    example: true,
  })
  submit?: boolean;
}

export class ItemBatchDto {
  @RowsField({
    description: `At most ${BATCH_ROWS.items} items, each once.`,
    type: ItemRowDto,
    minItems: 1,
    maxItems: BATCH_ROWS.items,
  })
  rows: unknown[];
}
