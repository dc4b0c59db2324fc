import { TimeField } from '../../common/fields/date-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { shownName } from '../../common/text/shown-name.js';
import { ChannelActivityDto } from './channel-activity.dto.js';
import { type ChannelActivity } from './channel-activity.entity.js';

interface Context {
  applicationId: number | null;
  timeZone: string;
}

/** A channel activity as it is stored: `promotionTime` always has the time of day. */
export class StoredChannelActivityDto extends ChannelActivityDto {
  @IntField({ description: 'Number of the activity.', minimum: 1, example: 7 })
  id: number;

  @TextField({
    nullable: true,
    description: 'Name of the person who submitted it; null if the account no longer exists.',
    example: 'Sokha Chan',
  })
  submitter: string | null;

  @TimeField({
    description: 'When it was submitted, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  submittedTime: string;

  @IntField({
    nullable: true,
    description: 'Number of the application about it; null if there is none.',
    minimum: 1,
    example: 7,
  })
  applicationId: number | null;

  static from(activity: ChannelActivity, { applicationId, timeZone }: Context): StoredChannelActivityDto {
    const { promotionStart, promotionEnd, submitter, submittedAt } = activity;
    return {
      id: activity.id,
      activityName: activity.activityName,
      channelType: activity.channelType,
      promoteLink: activity.promoteLink,
      advertisingSource: activity.advertisingSource,
      advertisingMedia: activity.advertisingMedia,
      keyword: activity.keyword,
      pushNotify: activity.pushNotify,
      advertisingContent: activity.advertisingContent,
      promotionTime: [displayTime(promotionStart, timeZone), displayTime(promotionEnd, timeZone)],
      submitter: shownName(submitter),
      submittedTime: displayTime(submittedAt, timeZone),
      applicationId,
    };
  }
}
