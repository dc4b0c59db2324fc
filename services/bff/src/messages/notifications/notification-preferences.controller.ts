import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import {
  NotificationPreferencesDto,
  SaveNotificationPreferencesDto,
} from './notification-preferences.dto.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';

@ApiTags('Messages')
@Controller('api/user/notification-preferences')
export class NotificationPreferencesController {
  constructor(private readonly preferences: NotificationPreferencesService) {}

  @Endpoint({
    id: 'getNotificationPreferences',
    summary: 'Get how you are notified',
    description: 'Each kind of notification that your role can get, with the ways in which it arrives.',
    data: model(NotificationPreferencesDto),
  })
  @Get()
  get(@CurrentPrincipal() principal: Principal): Promise<NotificationPreferencesDto> {
    return this.preferences.of(principal);
  }

  @Endpoint({
    id: 'saveNotificationPreferences',
    summary: 'Choose how you are notified',
    description:
      'An outdated version is 40900 with the current version, who changed it last, and when. Messages about the ' +
      'security of the account cannot be switched off, and quiet hours that begin when they end are refused. The ' +
      'other sessions of the account are notified by `notificationPreferences.changed`.',
    body: SaveNotificationPreferencesDto,
    data: model(NotificationPreferencesDto),
    refusals: ['conflict', 'notificationMandatory', 'quietHoursEmpty'],
  })
  @Put()
  save(
    @Body() preferences: SaveNotificationPreferencesDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<NotificationPreferencesDto> {
    return this.preferences.save(preferences, actor);
  }
}
