import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { insertRow } from '../../platform/database/insert-row.js';
import { withPeople } from '../../platform/database/with-people.js';
import { CHOICES } from './channel-activities.constants.js';
import { type ChannelActivityChoicesDto } from './channel-activity-choices.dto.js';
import { ChannelActivity } from './channel-activity.entity.js';

@Injectable()
export class ChannelActivitiesRepository {
  constructor(@InjectRepository(ChannelActivity) private readonly activities: Repository<ChannelActivity>) {}

  /** Returns the id. */
  async insert(
    activity: Omit<ChannelActivity, 'id' | 'submitter' | 'submittedAt'>,
    manager: EntityManager,
  ): Promise<number> {
    return await insertRow(manager, ChannelActivity, activity);
  }

  async change(
    id: number,
    activity: Omit<ChannelActivity, 'id' | 'submitter' | 'submittedAt' | 'submittedBy'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(ChannelActivity, { id }, activity);
  }

  /** The values of the newest activities, each once; the most used one is the first. */
  async choices(): Promise<ChannelActivityChoicesDto> {
    const [choices] = await this.activities.query<[ChannelActivityChoicesDto]>(
      `WITH newest AS (SELECT * FROM channel_activity ORDER BY id DESC LIMIT $1),
         used AS (
           SELECT 'source' AS field, advertising_source AS value FROM newest
           UNION ALL SELECT 'media', advertising_media FROM newest
           UNION ALL SELECT 'keyword', unnest(keyword) FROM newest
         ),
         ranked AS (
           SELECT field, value, row_number() OVER (PARTITION BY field ORDER BY count(*) DESC, value) AS place
           FROM used GROUP BY field, value
         )
       SELECT
         coalesce(array_agg(value ORDER BY place) FILTER (WHERE field = 'source'), '{}') AS "advertisingSource",
         coalesce(array_agg(value ORDER BY place) FILTER (WHERE field = 'media'), '{}') AS "advertisingMedia",
         coalesce(array_agg(value ORDER BY place) FILTER (WHERE field = 'keyword'), '{}') AS keyword
       FROM ranked WHERE place <= $2`,
      [CHOICES.newest, CHOICES.maxItems],
    );
    return choices;
  }

  /** Includes the public fields of the submitter. */
  find(id: number, manager = this.activities.manager): Promise<ChannelActivity | null> {
    const rows = manager.createQueryBuilder(ChannelActivity, 'activity');
    return withPeople(rows, 'submitter').where({ id }).getOne();
  }
}
