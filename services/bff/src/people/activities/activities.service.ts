import { Injectable } from '@nestjs/common';
import { ActivitiesRepository } from './activities.repository.js';
import { ActivityDto } from './activity.dto.js';

@Injectable()
export class ActivitiesService {
  constructor(private readonly activities: ActivitiesRepository) {}

  async latest(accountId: number): Promise<ActivityDto[]> {
    return (await this.activities.latestFor(accountId)).map((row) => ActivityDto.from(row));
  }
}
