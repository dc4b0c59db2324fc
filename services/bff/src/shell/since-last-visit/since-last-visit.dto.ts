import { ApiProperty } from '@nestjs/swagger';
import { DateField, TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PEAK_DAYS } from '../../content/content/content.constants.js';
import { MESSAGE_LINK } from '../../messages/messages/messages.constants.js';
import { NEWS, NEWS_KINDS, type NewsKind } from './since-last-visit.constants.js';

export class NewsDto {
  @EnumField({
    values: NEWS_KINDS,
    enumName: 'NewsKind',
    description:
      'decisions: on what you submitted. orders: placed since, and waiting for payment. sets: created since, and not in ' +
      `the bin. peak: the day on which content was opened more often than on each of the ${PEAK_DAYS} days before it.`,
    example: 'sets',
  })
  kind: NewsKind;

  @IntField({ description: 'How many; of a peak, how often content was opened.', minimum: 1, example: 3 })
  count: number;

  @DateField({
    nullable: true,
    description: 'The day of a peak, in the time zone of the deployment; null otherwise.',
    example: null,
  })
  day: string | null;

  @TextField({
    description: 'The path of the page with exactly these rows, starting with `/`.',
    maxLength: MESSAGE_LINK.maxLength,
    example: '/list/search-table?createdTime=2026-11-25+17%3A40%3A12&createdTime=2026-11-26',
  })
  link: string;
}

export class SinceLastVisitDto {
  @TimeField({
    nullable: true,
    description:
      'When your visit before this one ended, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. Null if this is ' +
      'the first.',
    example: '2026-11-25 17:40:12',
  })
  since: string | null;

  @ApiProperty({
    description: `What happened since, as far as you may see its rows. At most ${NEWS.maxItems}, in the order of the kinds.`,
    type: [NewsDto],
    maxItems: NEWS.maxItems,
  })
  list: NewsDto[];
}
