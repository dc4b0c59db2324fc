import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { LATEST_ACTIVITIES } from './activities.constants.js';
import { type ActivityRow } from './activity.dto.js';
import { Activity } from './activity.entity.js';

@Injectable()
export class ActivitiesRepository {
  constructor(@InjectRepository(Activity) private readonly activities: Repository<Activity>) {}

  /** The newest activities in the account's projects. */
  async latestFor(accountId: number): Promise<ActivityRow[]> {
    return await this.activities.query(
      `SELECT activity.id, activity.title, activity.description, a.avatar
         FROM activity
         JOIN project_member mine ON mine.project_id = activity.project_id AND mine.account_id = $1
         JOIN account a ON a.id = activity.account_id
        ORDER BY activity.occurred_at DESC, activity.id DESC LIMIT $2`,
      [accountId, LATEST_ACTIVITIES.maxItems],
    );
  }
}
