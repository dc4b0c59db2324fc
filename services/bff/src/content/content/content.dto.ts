import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { GrowthField } from '../../common/fields/growth-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { growthOf } from '../../common/figures/growth.js';
import { CONTENT_TITLE, POPULAR_ITEMS, POPULAR_TYPES, type PopularType } from './content.constants.js';

export class ContentDataPointDto {
  @TextField({
    description: 'The day, `YYYY-MM-DD` in the time zone of the deployment.',
    example: '2026-03-14',
  })
  x: string;

  @ApiProperty({
    description: 'Clicks of that day in thousands, not rounded: 71.204 means 71,204 clicks.',
    type: Number,
    minimum: 0,
    example: 71.204,
  })
  y: number;
}

export class PopularContentQuery {
  @EnumField({
    query: true,
    values: POPULAR_TYPES,
    enumName: 'PopularType',
    description: 'text: texts only, image: pictures with text, video: videos.',
    example: 'text',
  })
  type: PopularType;
}

/** An item with its clicks, as counted by the database. */
export interface PopularItem {
  id: number;
  title: string;
  clicks: number;
  recent: number;
  before: number;
}

export class PopularContentDto {
  @IntField({ description: 'Rank, from 1.', minimum: 1, maximum: POPULAR_ITEMS, example: 1 })
  key: number;

  @IntField({ description: 'Key of the content item.', minimum: 1, example: 4 })
  id: number;

  @TextField({ description: 'Title.', maxLength: CONTENT_TITLE.maxLength, example: '机器人伙伴：第一课' })
  title: string;

  @TextField({
    description:
      'Formatted clicks, in units of 10,000 (`w`) truncated to one decimal; below 10,000 the plain number.',
    pattern: /^(\d+\.\dw\+|\d{1,4})$/,
    example: '346.3w+',
  })
  clickNumber: string;

  @IntField({ description: 'The exact number of clicks.', minimum: 0, example: 3463127 })
  clicks: number;

  @IntField({
    description: 'The clicks of the last 24 hours, up to the hour that runs.',
    minimum: 0,
    example: 5120,
  })
  clicksToday: number;

  @GrowthField({
    description: 'Growth of the clicks from the 24 hours before to the last 24, up to the hour that runs',
    example: 12.5,
  })
  increases: number | null;

  static from({ id, title, clicks, recent, before }: PopularItem, rank: number): PopularContentDto {
    const increases = growthOf(recent, before);
    return {
      ...{ key: rank, id, title, clickNumber: inTenThousands(clicks) },
      ...{ clicks, clicksToday: recent, increases },
    };
  }
}

function inTenThousands(clicks: number): string {
  return clicks < 10_000 ? String(clicks) : `${(Math.floor(clicks / 1000) / 10).toFixed(1)}w+`;
}
