import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { GrowthField } from '../../common/fields/growth-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { percentagesOf } from '../../common/figures/percentages.js';
import { TextField } from '../../common/fields/text-field.js';
import { CONTENT_KIND_NAMES, CONTENT_KINDS, type ContentKind } from '../content/content.constants.js';
import { KIND_COLORS, MONTHS, OPINION_QUOTA, PUBLISHED_DAYS } from './analysis.constants.js';
import { PERIOD } from '../periods/periods.constants.js';
import { PeriodQueryDto, RequestedPeriodDto } from '../periods/period.dto.js';

export class PublicOpinionQueryDto extends PeriodQueryDto {
  @TextField({
    optional: true,
    description:
      '`visitors`, `comment` or `published`. Any other text (the web sends `share`), or none, ' +
      'requests the shares by kind.',
    maxLength: OPINION_QUOTA.maxLength,
    example: 'visitors',
  })
  quota?: string;
}

export class TrendPointDto {
  @TextField({
    description:
      'Label in Chinese: the month (`1月`), the day of the month (`1日`) or, of a requested period, both.',
    example: '1月',
  })
  x: string;

  @IntField({
    description: 'The figure; zero for a month or a day that has not come yet.',
    minimum: 0,
    example: 30412,
  })
  y: number;

  @TextField({ description: 'Name of the series: the year.', pattern: /^\d{4}$/, example: '2026' })
  name: string;

  @TextField({ description: 'The month, `YYYY-MM`, or the day, `YYYY-MM-DD`.', example: '2026-01' })
  key: string;

  @ApiProperty({
    description: 'Whether the month or day has not begun: then `y` is 0, and a chart should end before it.',
    example: false,
  })
  isFuture: boolean;

  @ApiProperty({
    description: 'Whether the month or day has begun and is not over, so that `y` still grows.',
    example: false,
  })
  isUnfinished: boolean;
}

export class PublicOpinionTrendDto extends RequestedPeriodDto {
  @IntField({
    description:
      'Sum of the series of this year (visitors, comment), of the twelve points (published), or of the ' +
      'days of a requested period. A visitor counts once for each day.',
    minimum: 0,
    example: 331876,
  })
  count: number;

  @GrowthField({
    description:
      'Growth of the same figure since yesterday: comment and published compare the whole hours of today ' +
      'with the same hours of yesterday, visitors compares yesterday with the day before. Of a requested ' +
      'period, growth against `comparison` (null without one)',
    example: 4.2,
  })
  declare growth: number | null;

  @ApiProperty({
    description:
      `visitors and comment: the ${MONTHS} months of this year, then those of last year. published: ` +
      `the last ${PUBLISHED_DAYS} days, today included. Of a requested period, its days.`,
    type: [TrendPointDto],
    minItems: 1,
    maxItems: PERIOD.maxDays,
  })
  chartData: TrendPointDto[];
}

export class ItemStyleDto {
  @TextField({ description: 'Colour of the slice.', pattern: /^#[0-9A-F]{6}$/, example: '#165DFF' })
  color: string;
}

export class KindShareDto {
  @EnumField({
    values: Object.values(CONTENT_KIND_NAMES),
    enumName: 'ContentKindName',
    names: Object.keys(CONTENT_KIND_NAMES),
    description: 'Name of the kind in Chinese.',
    example: '图文类',
  })
  name: string;

  @EnumField({
    values: CONTENT_KINDS,
    enumName: 'ContentKind',
    description: 'The kind: text, imageText (pictures with text) or video.',
    example: 'imageText',
  })
  key: ContentKind;

  @IntField({
    description:
      'Share of `count` in whole percent. The three add up to 100, or are all zero if `count` is zero.',
    minimum: 0,
    maximum: 100,
    example: 35,
  })
  value: number;

  @IntField({ description: 'The part of `count` that is of this kind.', minimum: 0, example: 120311 })
  count: number;

  @ApiProperty({ description: 'How older clients draw the slice.', type: ItemStyleDto })
  itemStyle: ItemStyleDto;

  /** @param counts in the order of the kinds */
  static each(counts: number[]): KindShareDto[] {
    const percentages = percentagesOf(counts);
    return CONTENT_KINDS.map((kind, at) => KindShareDto.from(kind, counts[at] ?? 0, percentages[at] ?? 0));
  }

  private static from(key: ContentKind, count: number, value: number): KindShareDto {
    return { name: CONTENT_KIND_NAMES[key], key, value, count, itemStyle: { color: KIND_COLORS[key] } };
  }
}

export class PublicOpinionShareDto extends RequestedPeriodDto {
  @IntField({
    description:
      'How often content was shared this year, or in the requested period: the sum of the `count` of the slices.',
    minimum: 0,
    example: 288904,
  })
  count: number;

  @GrowthField({
    description:
      'Growth of the number of shares in the whole hours of today against the same hours of yesterday; of ' +
      'a requested period, against `comparison` (null without one)',
    example: -3.1,
  })
  declare growth: number | null;

  @ApiProperty({
    description: 'One slice for each kind.',
    type: [KindShareDto],
    minItems: CONTENT_KINDS.length,
    maxItems: CONTENT_KINDS.length,
  })
  chartData: KindShareDto[];
}
