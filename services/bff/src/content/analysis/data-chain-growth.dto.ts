import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { GrowthField } from '../../common/fields/growth-field.js';
import { CountListField, LabelListField } from '../../common/fields/series-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { GROWTH_DAYS, GROWTH_QUOTAS, type GrowthQuota } from './analysis.constants.js';
import { PERIOD } from '../periods/periods.constants.js';
import { PeriodQueryDto, RequestedPeriodDto } from '../periods/period.dto.js';

const quota = {
  values: GROWTH_QUOTAS,
  enumName: 'GrowthQuota',
  description:
    'retentionTrends: people who were also active on the day before. userRetention: people who were ' +
    'active on at least one of the seven days before. contentConsumptionTrends: minutes for which ' +
    'content was read or watched. contentConsumption: the number of times content was opened.',
  example: 'contentConsumption',
};

export class DataChainGrowthQueryDto extends PeriodQueryDto {
  @EnumField(quota)
  quota: GrowthQuota;
}

export class GrowthSeriesDto {
  @EnumField({ ...quota, description: 'The requested quota.' })
  name: GrowthQuota;

  @EnumField({ ...quota, description: 'The same name, for consistency with other series.' })
  key: GrowthQuota;

  @CountListField({
    length: GROWTH_DAYS,
    maxLength: PERIOD.maxDays,
    description: 'The value of each day.',
    example: [76146, 59576, 72439, 79191, 67363, 75799, 71749, 65013, 68932, 80351, 70124, 69880],
  })
  value: number[];
}

export class GrowthChartDto {
  @LabelListField({
    length: GROWTH_DAYS,
    maxLength: PERIOD.maxDays,
    description:
      `The last ${GROWTH_DAYS} days, \`YYYY-MM-DD\` in the time zone of the deployment, today last; ` +
      'or the days of the requested period.',
    example: Array.from({ length: GROWTH_DAYS }, (_, day) => `2026-03-${day + 10}`),
  })
  xAxis: string[];

  @ApiProperty({ description: 'The one series.', type: GrowthSeriesDto })
  data: GrowthSeriesDto;
}

export class DataChainGrowthDto extends RequestedPeriodDto {
  @IntField({ description: 'Sum of `chartData.data.value`.', minimum: 0, example: 856563 })
  count: number;

  @GrowthField({
    description:
      `Growth of \`count\` against the ${GROWTH_DAYS} days before those shown; of a requested period, ` +
      'against `comparison`, and null without one',
    example: 3.75,
  })
  declare growth: number | null;

  @ApiProperty({ description: 'The days and their figures.', type: GrowthChartDto })
  chartData: GrowthChartDto;

  @ApiProperty({
    description:
      'Of contentConsumptionTrends in a requested period that ends today: whether seconds were watched that make no whole minute ' +
      'yet. They count with the next ones.',
    required: false,
    example: false,
  })
  hasPartOfMinute?: boolean;
}
