import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { CountListField, LabelListField } from '../../common/fields/series-field.js';
import {
  CONTENT_KIND_NAMES,
  CONTENT_KINDS,
  type ContentKind,
  STEP_HOURS,
  STEPS,
} from '../content/content.constants.js';
import { PeriodFigureDto, RequestedPeriodDto } from '../periods/period.dto.js';

const steps = {
  length: STEPS,
  description: `When each step of ${STEP_HOURS} hours begins, in the time zone of the deployment.`,
  example: [
    '0:00',
    '2:00',
    '4:00',
    '6:00',
    '8:00',
    '10:00',
    '12:00',
    '14:00',
    '16:00',
    '18:00',
    '20:00',
    '22:00',
  ],
};

abstract class KindSeriesDto {
  @EnumField({
    values: Object.values(CONTENT_KIND_NAMES),
    enumName: 'ContentKindName',
    names: Object.keys(CONTENT_KIND_NAMES),
    description: 'Name of the kind in Chinese.',
    example: '纯文本',
  })
  name: string;

  @EnumField({
    values: CONTENT_KINDS,
    enumName: 'ContentKind',
    description: 'The kind: text, imageText (pictures with text) or video.',
    example: 'text',
  })
  key: ContentKind;
}

export class PeriodSeriesDto extends KindSeriesDto {
  @CountListField({
    length: STEPS,
    description:
      'The share of all clicks of the step that went to this kind, in whole percent. The three ' +
      'series add up to 100 in each step, or are all zero if nothing was clicked.',
    example: [26, 40, 60, 74, 71, 60, 45, 25, 16, 13, 15, 17],
  })
  value: number[];

  @CountListField({
    length: STEPS,
    description: 'The clicks behind the percentages.',
    example: [26787, 39903, 60616, 116838, 143425, 115432, 97670, 53069, 34839, 27785, 27419, 27821],
  })
  clicks: number[];
}

export class ContentPeriodDto extends RequestedPeriodDto {
  @IntField({
    optional: true,
    description: 'All clicks of the period; only if the request names a period or a comparison.',
    minimum: 0,
    example: 661573,
  })
  count?: number;

  @LabelListField(steps)
  xAxis: string[];

  @ApiProperty({
    description: 'One series for each kind.',
    type: [PeriodSeriesDto],
    minItems: CONTENT_KINDS.length,
    maxItems: CONTENT_KINDS.length,
  })
  data: PeriodSeriesDto[];
}

export class PublicationSeriesDto extends KindSeriesDto {
  @LabelListField(steps)
  x: string[];

  @CountListField({
    length: STEPS,
    description: 'How often content of this kind was published in each step, all days together.',
    example: [60, 58, 61, 92, 121, 117, 125, 120, 129, 129, 104, 97],
  })
  y: number[];
}

export class PublicationPeriodDto extends PeriodFigureDto {
  @IntField({ description: 'All publications of the period.', minimum: 0, example: 3653 })
  count: number;

  @ApiProperty({
    description: 'One series for each kind.',
    type: [PublicationSeriesDto],
    minItems: CONTENT_KINDS.length,
    maxItems: CONTENT_KINDS.length,
  })
  data: PublicationSeriesDto[];
}
