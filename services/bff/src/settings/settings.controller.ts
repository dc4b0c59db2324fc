import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../common/auth/principal.js';
import { model, orNothing } from '../common/endpoint/data-schema.js';
import { Endpoint } from '../common/endpoint/endpoint.decorator.js';
import { SettingsDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('User')
@Controller('api/user/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Endpoint({
    id: 'getSettings',
    summary: 'How the product looks for you',
    description: 'The settings that are kept on the account; null until they are stored for the first time.',
    data: orNothing(model(SettingsDto)),
  })
  @Get()
  get(@CurrentPrincipal() { accountId }: Principal): Promise<SettingsDto | null> {
    return this.settings.of(accountId);
  }

  @Endpoint({
    id: 'saveSettings',
    summary: 'Keep your settings on the account',
    description:
      'Stores all of them in place of what was stored; an optional member that is left out is not kept. The last one ' +
      'to store wins. The other sessions of the account are told by `settings.changed`.',
    body: SettingsDto,
    data: model(SettingsDto),
  })
  @Put()
  save(@CurrentPrincipal() principal: Principal, @Body() settings: SettingsDto): Promise<SettingsDto> {
    return this.settings.store(principal, settings);
  }
}
