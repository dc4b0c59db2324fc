import { TextListField } from '../../common/fields/list-field.js';
import { CHOICES, OPTION_TEXT } from './channel-activities.constants.js';

const LIST = { minItems: 0, maxItems: CHOICES.maxItems, items: OPTION_TEXT };

/** What activities were submitted with before; the most used one is the first. */
export class ChannelActivityChoicesDto {
  @TextListField({ description: 'Advertising sources.', ...LIST, example: ['Parents’ newsletter'] })
  advertisingSource: string[];

  @TextListField({ description: 'Advertising media.', ...LIST, example: ['Video'] })
  advertisingMedia: string[];

  @TextListField({ description: 'Keywords.', ...LIST, example: ['robots', 'holiday camp'] })
  keyword: string[];
}
