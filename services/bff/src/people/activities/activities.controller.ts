import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ActivitiesService } from './activities.service.js';
import { ActivityDto } from './activity.dto.js';

@ApiTags('User')
@Controller('api/user')
export class ActivitiesController {
  constructor(private readonly activities: ActivitiesService) {}

  @Endpoint({
    id: 'listLatestActivities',
    summary: 'List the latest activities in your projects',
    description: 'The seven newest activities in projects of the logged-in person, newest first.',
    data: listOf(ActivityDto),
  })
  @Post('latest-activity')
  latest(@CurrentPrincipal() { accountId }: Principal): Promise<ActivityDto[]> {
    return this.activities.latest(accountId);
  }
}
