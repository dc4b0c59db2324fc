import { ApiProperty, PartialType } from '@nestjs/swagger';
import { DateField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { GrowthField } from '../../common/fields/growth-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { growthOf } from '../../common/figures/growth.js';
import { boundsOf, type DayRange } from '../../common/time/day-range.js';
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
  /** Whether the request says anything about the period: only then do older operations answer it. */
  isRequested: boolean;
  /** Whether the request chooses the days or the comparison, so that the standard answer does not hold. */
  isChosen: boolean;
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
      'counted.',
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

export class ComparisonDto extends PeriodDto {
  @IntField({ description: 'The same figure in this period.', minimum: 0, example: 81377 })
  count: number;
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

  /** @param before the same figure over the days of the comparison */
  static of(
    definition: FigureDefinition,
    count: number,
    comparison: DayRange | null,
    before: number | undefined,
  ): Plain<FigureDto> {
    if (comparison === null || before === undefined) return { growth: null, comparison: null, definition };
    const counted = { ...PeriodDto.from(comparison), count: before };
    return { growth: growthOf(count, before), comparison: counted, definition };
  }
}

export class PeriodFigureDto extends FigureDto {
  @ApiProperty({ description: 'The days that are counted.', type: PeriodDto })
  period: PeriodDto;

  /** @param before the same figure over the days of the comparison */
  static over(
    { days, comparison }: ChosenPeriod,
    definition: FigureDefinition,
    count: number,
    before: number | undefined,
  ): Plain<PeriodFigureDto> {
    return { period: PeriodDto.from(days), ...FigureDto.of(definition, count, comparison, before) };
  }
}

/** The same for operations older than the period: present only if the request names a period or a comparison. */
export class RequestedFigureDto extends PartialType(FigureDto) {}
export class RequestedPeriodDto extends PartialType(PeriodFigureDto) {}
