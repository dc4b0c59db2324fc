import { IntField } from '../../common/fields/number-field.js';
import { APPLICATION_VERSION } from '../applications/applications.constants.js';
import { ChannelActivityDto } from './channel-activity.dto.js';

/** The corrected activity, and the state of its application that the caller last read. */
export class CorrectChannelActivityDto extends ChannelActivityDto {
  @IntField({
    description:
      'The `version` of the application that was read; if it is no longer current, nothing is changed.',
    ...APPLICATION_VERSION,
    example: 2,
  })
  version: number;
}
