import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { CountListField, LabelListField } from '../../common/fields/series-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { RECENT_DAYS } from '../content/content.constants.js';
import { OVERVIEW_KEYS, OVERVIEW_NAMES, type OverviewKey } from './analysis.constants.js';
import { PERIOD } from '../periods/periods.constants.js';
import { PeriodDto, RequestedFigureDto } from '../periods/period.dto.js';

export class OverviewSeriesDto extends RequestedFigureDto {
  @EnumField({
    values: Object.values(OVERVIEW_NAMES),
    enumName: 'OverviewName',
    names: OVERVIEW_KEYS,
    description: 'Name of the series in Chinese.',
    example: '内容点击量',
  })
  name: string;

  @EnumField({
    values: OVERVIEW_KEYS,
    enumName: 'OverviewKey',
    description:
      'production: publications, clicks: how often content was opened, exposure: how often it was ' +
      'shown, activeUsers: active people.',
    example: 'clicks',
  })
  key: OverviewKey;

  @IntField({
    description: 'Sum of `value`; for activeUsers, the distinct people of all days.',
    minimum: 0,
    example: 568516,
  })
  count: number;

  @CountListField({
    length: RECENT_DAYS,
    maxLength: PERIOD.maxDays,
    description: 'The value of each day.',
    example: [72439, 79191, 67363, 75799, 71749, 65013, 68932, 68030],
  })
  value: number[];
}

export class DataOverviewDto {
  @LabelListField({
    length: RECENT_DAYS,
    maxLength: PERIOD.maxDays,
    description:
      `The last ${RECENT_DAYS} days, \`YYYY-MM-DD\` in the time zone of the deployment, today last; ` +
      'or the days of the requested period.',
    example: Array.from({ length: RECENT_DAYS }, (_, day) => `2026-03-${day + 10}`),
  })
  xAxis: string[];

  @ApiProperty({
    description: 'The four series, in the order of their keys.',
    type: [OverviewSeriesDto],
    minItems: OVERVIEW_KEYS.length,
    maxItems: OVERVIEW_KEYS.length,
  })
  data: OverviewSeriesDto[];

  @ApiProperty({
    description: 'The days that are counted; only if the request names a period or a comparison.',
    type: PeriodDto,
    required: false,
  })
  period?: PeriodDto;
}
