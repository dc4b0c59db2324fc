import { IntField } from '../../common/fields/number-field.js';
import { RECORD_VERSION } from '../../review/reviews/reviews.constants.js';
import { ChannelActivityDto } from './channel-activity.dto.js';

/** The corrected activity, and the state of its application that the caller last read. */
export class CorrectChannelActivityDto extends ChannelActivityDto {
  @IntField({
    description:
      'The `version` of the application that was read; if it is no longer current, nothing is changed.',
    ...RECORD_VERSION,
    example: 2,
  })
  version: number;
}
