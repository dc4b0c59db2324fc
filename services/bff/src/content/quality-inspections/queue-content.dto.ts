import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { AUTHOR_NAME } from '../authors/authors.constants.js';
import { type ContentItem } from '../content/content-item.entity.js';
import {
  CONTENT_KINDS,
  type ContentKind,
  type Measure,
  type Source,
  SOURCES,
  type Subject,
  SUBJECTS,
} from '../content/content.constants.js';

/** The content behind an item of a queue, with its figures. */
export class QueueContentDto {
  @EnumField({
    values: CONTENT_KINDS,
    enumName: 'ContentKind',
    description: 'text, imageText (pictures with text) or video.',
    example: 'video',
  })
  kind: ContentKind;

  @EnumField({
    values: SUBJECTS,
    enumName: 'ContentSubject',
    description: 'The subject that it teaches.',
    example: 'coding',
  })
  subject: Subject;

  @EnumField({
    values: SOURCES,
    enumName: 'ContentSource',
    description: 'Who made it: the studio, teachers, pupils, partners or others.',
    example: 'studio',
  })
  source: Source;

  @TextField({ description: 'Name of the author.', maxLength: AUTHOR_NAME.maxLength, example: 'Sokha Chan' })
  author: string;

  @IntField({ description: 'How often it was published in the last two years.', minimum: 0, example: 12 })
  publications: number;

  @IntField({ description: 'How often it was opened in the last two years.', minimum: 0, example: 4096 })
  clicks: number;

  @IntField({ description: 'How often it was liked in the last two years.', minimum: 0, example: 96 })
  likes: number;

  @IntField({ description: 'Comments on it in the last two years.', minimum: 0, example: 24 })
  comments: number;

  static from(
    { kind, subject, source, author }: ContentItem,
    { publications, clicks, likes, comments }: Record<Measure, number>,
  ): QueueContentDto {
    return { kind, subject, source, author: author.name, publications, clicks, likes, comments };
  }
}
