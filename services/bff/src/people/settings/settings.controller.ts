import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model, orNothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { SettingsDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('Settings')
@Controller('api/user/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Endpoint({
    id: 'getSettings',
    summary: 'Get your settings',
    description: 'The settings stored on the account; null until they are stored for the first time.',
    data: orNothing(model(SettingsDto)),
  })
  @Get()
  get(@CurrentPrincipal() { accountId }: Principal): Promise<SettingsDto | null> {
    return this.settings.of(accountId);
  }

  @Endpoint({
    id: 'saveSettings',
    summary: 'Replace your settings',
    description:
      'Replaces the stored settings; an omitted field returns to the default of the clients. The ' +
      'other sessions of the account are notified by `settings.changed`.',
    body: SettingsDto,
    data: model(SettingsDto),
  })
  @Put()
  save(@CurrentPrincipal() principal: Principal, @Body() settings: SettingsDto): Promise<SettingsDto> {
    return this.settings.store(principal, settings);
  }

  @Endpoint({
    id: 'changeSettings',
    summary: 'Change some of your settings',
    description:
      'Stores the given fields and leaves the others unchanged, atomically: if two devices change ' +
      'different settings, both changes are kept; if they change the same setting, the later one ' +
      'wins. Returns all stored settings. The other sessions of the account are notified by ' +
      '`settings.changed`.',
    body: SettingsDto,
    data: model(SettingsDto),
  })
  @Patch()
  change(@CurrentPrincipal() principal: Principal, @Body() settings: SettingsDto): Promise<SettingsDto> {
    return this.settings.change(principal, settings);
  }
}
