import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Studio } from './studio.entity.js';
import {
  STUDIO_CATEGORIES,
  STUDIO_NOTIFICATION,
  STUDIO_TITLE,
  STUDIO_VERSION,
  type StudioCategory,
} from './studio.constants.js';

/** The studio information. It is read and saved as a whole. */
export class StudioInformationDto {
  @TextField({
    description: 'Name of the studio, without leading or trailing spaces.',
    ...STUDIO_TITLE,
    form: 'trimmed',
    example: 'Robotics live',
  })
  title: string;

  @TextField({
    description: 'What viewers read when they join, without leading or trailing spaces.',
    ...STUDIO_NOTIFICATION,
    form: 'trimmed',
    example: 'We build a line follower today. Have your kit ready.',
  })
  notification: string;

  @EnumField({
    values: STUDIO_CATEGORIES,
    enumName: 'StudioCategory',
    description: 'What the studio is about.',
    example: 'robotics',
  })
  category: StudioCategory;

  @IntField({
    description:
      'Number of changes. Send the one that was read: if it is no longer current, nothing is changed.',
    ...STUDIO_VERSION,
    example: 3,
  })
  version: number;

  static from({ title, notification, category, informationVersion }: Studio): StudioInformationDto {
    return { title, notification, category, version: informationVersion };
  }
}
