import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ChannelActivity } from './channel-activity.entity.js';

@Injectable()
export class ChannelActivitiesRepository {
  constructor(@InjectRepository(ChannelActivity) private readonly activities: Repository<ChannelActivity>) {}

  async insert(activity: Omit<ChannelActivity, 'id' | 'submitter' | 'submittedAt'>): Promise<void> {
    await this.activities.insert(activity);
  }
}
