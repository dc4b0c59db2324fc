import { Wrappable } from '../../common/contract/wrappable.js';
import { GraphemeField } from '../../common/fields/grapheme-field.js';
import { TextListField } from '../../common/fields/list-field.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { TimeSpanField } from '../../common/fields/time-span-field.js';
import { HttpUrlField } from '../../common/fields/url-field.js';
import { type TimeSpan } from '../../common/time/time-span.js';
import {
  ACTIVITY_NAME,
  ADVERTISING_CONTENT,
  KEYWORDS,
  OPTION_TEXT,
  PROMOTE_LINK,
} from './channel-activities.constants.js';

@Wrappable('data')
export class ChannelActivityDto {
  @GraphemeField({
    description:
      'Letters with their marks, and digits, of any script, without spaces: 1 to ' +
      `${ACTIVITY_NAME.maxGraphemes} characters (grapheme clusters).`,
    ...ACTIVITY_NAME,
    example: 'Robots2026',
  })
  activityName: string;

  @TextField({
    description: 'Kind of the channel, as the form shows it.',
    ...OPTION_TEXT,
    example: 'App store',
  })
  channelType: string;

  @TimeSpanField({
    description:
      'Start and end of the promotion, both included, in the time zone of the deployment: each ' +
      '`YYYY-MM-DD` (the whole day) or `YYYY-MM-DD HH:mm:ss`. The end must not be before the start.',
    example: ['2026-01-01', '2026-01-31'],
  })
  promotionTime: TimeSpan;

  @HttpUrlField({
    description: 'The absolute http or https address that the promotion links to.',
    ...PROMOTE_LINK,
    example: 'https://sala.example/robots',
  })
  promoteLink: string;

  @TextField({
    description: 'Where the promotion comes from.',
    ...OPTION_TEXT,
    example: 'Parents’ newsletter',
  })
  advertisingSource: string;

  @TextField({ description: 'The medium in which it appears.', ...OPTION_TEXT, example: 'Video' })
  advertisingMedia: string;

  @TextListField({
    description: `Search keywords, each of 1 to ${OPTION_TEXT.maxLength} characters.`,
    ...KEYWORDS,
    items: OPTION_TEXT,
    example: ['robots', 'holiday camp'],
  })
  keyword: string[];

  @BooleanField({
    description:
      'Whether everyone with an account is told when the promotion is launched: by a message, and by mail to confirmed addresses.',
    example: true,
  })
  pushNotify: boolean;

  @GraphemeField({
    description: `The text of the promotion: 1 to ${ADVERTISING_CONTENT.maxGraphemes} characters (grapheme clusters).`,
    ...ADVERTISING_CONTENT,
    example: 'Build a robot that waters the garden, in five afternoons.',
  })
  advertisingContent: string;
}
