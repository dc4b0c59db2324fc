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
      'Stores these in place of what was stored; a member that is left out goes back to what clients begin with. The ' +
      'other sessions of the account are told by `settings.changed`.',
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
      'Stores the members that are there and leaves the others, in one step: of two devices that change different ' +
      'settings both are kept, and of two that change the same one the later wins. Answers all that are kept then. ' +
      'The other sessions of the account are told by `settings.changed`.',
    body: SettingsDto,
    data: model(SettingsDto),
  })
  @Patch()
  change(@CurrentPrincipal() principal: Principal, @Body() settings: SettingsDto): Promise<SettingsDto> {
    return this.settings.change(principal, settings);
  }
}
