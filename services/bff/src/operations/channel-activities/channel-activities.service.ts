import { Injectable } from '@nestjs/common';
import { momentsOf } from '../../common/time/time-span.js';
import { Config } from '../../config/config.js';
import { ChannelActivitiesRepository } from './channel-activities.repository.js';
import { type ChannelActivityDto } from './channel-activity.dto.js';

@Injectable()
export class ChannelActivitiesService {
  constructor(
    private readonly activities: ChannelActivitiesRepository,
    private readonly config: Config,
  ) {}

  async submit(submittedBy: number, { promotionTime, ...activity }: ChannelActivityDto): Promise<'ok'> {
    const { first, last } = momentsOf(promotionTime, this.config.timeZone);
    await this.activities.insert({ ...activity, promotionStart: first, promotionEnd: last, submittedBy });
    return 'ok';
  }
}
