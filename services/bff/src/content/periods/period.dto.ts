import { ApiProperty, PartialType } from '@nestjs/swagger';
import { DateField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { GrowthField } from '../../common/fields/growth-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { CountListField } from '../../common/fields/series-field.js';
import { growthOf } from '../../common/figures/growth.js';
import { boundsOf, type DayRange, type TimeRange } from '../../common/time/day-range.js';
import {
  type Comparison,
  COMPARISONS,
  FIGURE_DEFINITIONS,
  type FigureDefinition,
  PERIOD,
} from './periods.constants.js';

/** The members of a DTO, to be spread into another. */
type Plain<Dto> = Pick<Dto, keyof Dto>;

/** The days that an analysis counts. */
export interface ChosenPeriod {
  days: DayRange;
  comparison: DayRange | null;
  /** The hour that has begun if today is the last day, which is not over. Null for whole days. */
  untilHour: number | null;
  /** Whether the request says anything about the period: only then do older operations answer it. */
  isRequested: boolean;
  /** Whether the request chooses the days or the comparison, so that the standard answer does not hold. */
  isChosen: boolean;
}

/** What was counted in a period; and, to compare it, over equally long parts of both periods. */
export interface Counted<Count> {
  now: Count;
  compared: { part: TimeRange; before: TimeRange; countNow: Count; countBefore: Count } | null;
}

/** The period of an analysis, for bodies and queries. */
export class PeriodQueryDto {
  @DateField({
    optional: true,
    description:
      'First day of the period, in the time zone of the deployment. Goes with `to`; without both, the ' +
      'operation chooses its own period.',
    example: '2026-03-01',
  })
  from?: string;

  @DateField({
    optional: true,
    description: `Last day of the period, included: not before \`from\`, not after today, at most ${PERIOD.maxDays} days in all.`,
    example: '2026-03-31',
  })
  to?: string;

  @EnumField({
    optional: true,
    values: COMPARISONS,
    enumName: 'PeriodComparison',
    description:
      'previous: compares with the same number of days before the period. year: compares with the same ' +
      'days of the previous year. none: does not compare, as if omitted, but the answer states the days that are ' +
      'counted. A last day that is not over is left out on both sides; of today alone, the hours that are over are compared.',
    example: 'previous',
  })
  compare?: Comparison;
}

export class PeriodDto {
  @DateField({ description: 'First day of the period.', example: '2026-03-01' })
  from: string;

  @DateField({ description: 'Last day of the period, included.', example: '2026-03-31' })
  to: string;

  static from(range: DayRange): Plain<PeriodDto> {
    const [from, to] = boundsOf(range);
    return { from, to };
  }
}

export class ComparedPartDto extends PeriodDto {
  @IntField({ description: 'The figure in this part.', minimum: 0, example: 84795 })
  count: number;
}

export class ComparisonDto extends PeriodDto {
  @ApiProperty({
    description:
      'The part of the requested period whose figure `growth` is about: all of it, without a last day that is not over.',
    type: ComparedPartDto,
  })
  part: ComparedPartDto;

  @IntField({
    optional: true,
    nullable: true,
    description: 'Of today alone, both figures of `growth` end before this hour. Null: all days are whole.',
    minimum: 1,
    maximum: 23,
    example: null,
  })
  untilHour: number | null;

  @IntField({ description: 'The same figure in this period.', minimum: 0, example: 81377 })
  count: number;

  @CountListField({
    optional: true,
    length: 2,
    maxLength: PERIOD.maxDays,
    description: 'The figure of each of its days, where the answer shows the figure day by day.',
    example: [80350, 81377],
  })
  values?: number[];
}

/** A figure with the period that it was counted in. */
export class FigureDto {
  @GrowthField({
    description: 'Growth of the figure against `comparison` (null without one)',
    example: 4.2,
  })
  growth: number | null;

  @ApiProperty({
    description: 'The figure it is compared with; null if `compare` is none.',
    type: ComparisonDto,
    nullable: true,
  })
  comparison: ComparisonDto | null;

  @EnumField({
    values: FIGURE_DEFINITIONS,
    enumName: 'FigureDefinition',
    description: 'A stable name of the way in which the figure is counted.',
    example: 'clicks',
  })
  definition: FigureDefinition;

  /**
   * @param figure the figure, of what was counted in a period
   * @param values the same, day by day
   */
  static of<Count>(
    definition: FigureDefinition,
    { compared }: Counted<Count>,
    figure: (counted: Count) => number,
    values?: (counted: Count) => number[],
  ): Plain<FigureDto> {
    if (compared === null) return { growth: null, comparison: null, definition };
    const count = figure(compared.countBefore);
    const { part, before } = compared;
    const countNow = figure(compared.countNow);
    const comparison = {
      ...PeriodDto.from(before),
      part: { ...PeriodDto.from(part), count: countNow },
      ...{ untilHour: before.untilHour ?? null, count },
      ...(values && { values: values(compared.countBefore) }),
    };
    return { growth: growthOf(countNow, count), comparison, definition };
  }
}

export class PeriodFigureDto extends FigureDto {
  @ApiProperty({ description: 'The days that are counted.', type: PeriodDto })
  period: PeriodDto;

  /** See {@link FigureDto.of}. */
  static over<Count>(
    { days }: ChosenPeriod,
    definition: FigureDefinition,
    counted: Counted<Count>,
    figure: (counted: Count) => number,
    values?: (counted: Count) => number[],
  ): Plain<PeriodFigureDto> {
    return { period: PeriodDto.from(days), ...FigureDto.of(definition, counted, figure, values) };
  }
}

/** The same for operations older than the period: present only if the request names a period or a comparison. */
export class RequestedFigureDto extends PartialType(FigureDto) {}
export class RequestedPeriodDto extends PartialType(PeriodFigureDto) {}
