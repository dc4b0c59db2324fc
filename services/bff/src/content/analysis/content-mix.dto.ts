import { ApiProperty } from '@nestjs/swagger';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { CountListField } from '../../common/fields/series-field.js';
import {
  CONTENT_KINDS,
  type ContentKind,
  type Source,
  SOURCES,
  type Subject,
  SUBJECTS,
} from '../content/content.constants.js';
import { FigureDto, PeriodFigureDto } from '../periods/period.dto.js';

const kind = {
  values: CONTENT_KINDS,
  enumName: 'ContentKind',
  description: 'The kind: text, imageText (pictures with text) or video.',
  example: 'text',
};
const eachKind = {
  description: 'One entry for each kind.',
  minItems: CONTENT_KINDS.length,
  maxItems: CONTENT_KINDS.length,
};
const count = { description: 'All publications of the period.', minimum: 0, example: 1902 };

export class KindSubjectsDto {
  @EnumField(kind)
  key: ContentKind;

  @CountListField({
    length: SUBJECTS.length,
    description: 'Publications of this kind in each subject, in the order of `subjects`.',
    example: [121, 98, 87, 103, 111, 95],
  })
  value: number[];
}

export class ContentTypesDto extends PeriodFigureDto {
  @IntField(count)
  count: number;

  @EnumListField({
    values: SUBJECTS,
    enumName: 'ContentSubject',
    minItems: SUBJECTS.length,
    maxItems: SUBJECTS.length,
    description: 'The subjects.',
    example: SUBJECTS,
  })
  subjects: readonly Subject[];

  @ApiProperty({ ...eachKind, type: [KindSubjectsDto] })
  data: KindSubjectsDto[];
}

export class SourceShareDto {
  @EnumField({
    values: SOURCES,
    enumName: 'ContentSource',
    description: 'Who made it: the studio, teachers, pupils, partners or others.',
    example: 'teachers',
  })
  key: Source;

  @IntField({ description: 'Publications from this source.', minimum: 0, example: 118 })
  count: number;

  @IntField({
    description: 'Their share in whole percent; the five add up to 100, or are all zero.',
    minimum: 0,
    maximum: 100,
    example: 24,
  })
  value: number;
}

export class KindSourcesDto extends FigureDto {
  @EnumField(kind)
  key: ContentKind;

  @IntField({ description: 'All publications of this kind.', minimum: 0, example: 634 })
  count: number;

  @ApiProperty({
    description: 'One part for each source.',
    type: [SourceShareDto],
    minItems: SOURCES.length,
    maxItems: SOURCES.length,
  })
  sources: SourceShareDto[];
}

export class PublishingSourcesDto extends PeriodFigureDto {
  @IntField(count)
  count: number;

  @ApiProperty({ ...eachKind, type: [KindSourcesDto] })
  data: KindSourcesDto[];
}
