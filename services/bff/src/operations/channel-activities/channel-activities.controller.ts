import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { always } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ChannelActivitiesService } from './channel-activities.service.js';
import { ChannelActivityDto } from './channel-activity.dto.js';

@ApiTags('Forms')
@Controller('api/channel-form')
export class ChannelActivitiesController {
  constructor(private readonly activities: ChannelActivitiesService) {}

  @Endpoint({
    id: 'submitChannelForm',
    summary: 'Submit a channel activity',
    description:
      'Stores the activity with its submitter and time. The activity can be the body itself or its ' +
      '`data` field; errors name the fields as they were sent.',
    body: ChannelActivityDto,
    data: always('ok'),
  })
  @Post('submit')
  submit(@CurrentPrincipal() { accountId }: Principal, @Body() activity: ChannelActivityDto): Promise<'ok'> {
    return this.activities.submit(accountId, activity);
  }
}
