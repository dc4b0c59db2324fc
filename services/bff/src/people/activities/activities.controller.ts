import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Language } from '../../common/messages/languages.constants.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { LATEST_ACTIVITIES } from './activities.constants.js';
import { ActivitiesService } from './activities.service.js';
import { ActivityDto } from './activity.dto.js';

@ApiTags('User')
@Controller('api/user')
export class ActivitiesController {
  constructor(private readonly activities: ActivitiesService) {}

  @Endpoint({
    id: 'listLatestActivities',
    summary: 'List the latest activities of the people you work with',
    description:
      `The ${LATEST_ACTIVITIES.maxItems} newest changes by those who take part in the open projects and teams of the ` +
      'logged-in person, newest first: of these projects and teams, and of records that everyone may see. What was changed ' +
      'together is one activity.',
    data: listOf(ActivityDto),
  })
  @Post('latest-activity')
  latest(
    @CurrentPrincipal() { accountId }: Principal,
    @CurrentLanguage() language: Language,
  ): Promise<ActivityDto[]> {
    return this.activities.latest(accountId, language);
  }
}
