import { Injectable } from '@nestjs/common';
import { type Language } from '../../common/messages/languages.constants.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { avatarAddress } from '../accounts/avatars.constants.js';
import { ActivitiesRepository } from './activities.repository.js';
import { type ActivityDto } from './activity.dto.js';
import { activityText } from './activity-text.js';

/** What the people of one's projects and teams did, from the audit log. */
@Injectable()
export class ActivitiesService {
  constructor(
    private readonly activities: ActivitiesRepository,
    private readonly config: Config,
  ) {}

  async latest(accountId: number, language: Language): Promise<ActivityDto[]> {
    const rows = await this.activities.latestFor(accountId, language);
    return rows.map((row) => ({
      id: row.id,
      title: row.person,
      description: activityText(row, language),
      avatar: avatarAddress(row.avatar),
      entity: row.entity,
      entityId: row.entityId,
      action: row.action,
      time: displayTime(row.at, this.config.timeZone),
    }));
  }
}
