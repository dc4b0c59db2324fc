import { type Type } from '@nestjs/common';
import { EnumField } from '../../common/fields/enum-field.js';
import { TextListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Source, type Subject } from '../../content/content/content.constants.js';
import { ContentCoverDto } from '../media/content-picture.dto.js';
import { ContentVideoDto } from '../media/video.dto.js';
import {
  AGES_FROM,
  AGES_TO,
  BODY,
  CONTENT_LANGUAGE,
  ContentItemAuthorDto,
  LABELS,
  SOURCE,
  SUBJECT,
  SUMMARY,
  TITLE,
  VIDEO,
} from './content-item-fields.dto.js';

const COVER = {
  description: 'The picture that stands for it; null if there is none.',
  type: ContentCoverDto,
  nullable: true,
} as const;

/** What lists show of a content. */
export function ListedContent<Base extends Type>(base: Base) {
  class Listed extends base {
    @TextField(TITLE)
    title: string;

    @EnumField(SUBJECT)
    subject: Subject;

    @EnumField(SOURCE)
    source: Source;

    @ObjectField({ description: 'Who made it.', type: ContentItemAuthorDto })
    author: ContentItemAuthorDto;

    @EnumField(CONTENT_LANGUAGE)
    language: Language;

    @IntField(AGES_FROM)
    agesFrom: number;

    @IntField(AGES_TO)
    agesTo: number;

    @TextListField(LABELS)
    labels: string[];

    @ObjectField(COVER)
    cover: ContentCoverDto | null;
  }
  return Listed;
}

/** All that a content says. */
export function WholeContent<Base extends Type>(base: Base) {
  class Whole extends ListedContent(base) {
    @TextField(SUMMARY)
    summary: string;

    @TextField(BODY)
    body: string;

    @TextField(VIDEO)
    videoAddress: string;

    @ObjectField({
      description: 'The uploaded video; null if there is none.',
      type: ContentVideoDto,
      nullable: true,
    })
    video: ContentVideoDto | null;
  }
  return Whole;
}
