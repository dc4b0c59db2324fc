import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { insertRow } from '../../platform/database/insert-row.js';
import { withPeople } from '../../platform/database/with-people.js';
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

  /** Includes the public fields of the submitter. */
  find(id: number, manager = this.activities.manager): Promise<ChannelActivity | null> {
    const rows = manager.createQueryBuilder(ChannelActivity, 'activity');
    return withPeople(rows, 'submitter').where({ id }).getOne();
  }
}
