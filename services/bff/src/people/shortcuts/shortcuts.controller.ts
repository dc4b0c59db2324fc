import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ShortcutsDto } from './shortcuts.dto.js';
import { ShortcutsService } from './shortcuts.service.js';

@ApiTags('Workplace')
@Controller('api/user/shortcuts')
export class ShortcutsController {
  constructor(private readonly shortcuts: ShortcutsService) {}

  @Endpoint({
    id: 'getShortcuts',
    summary: 'Get your quick operations',
    description:
      'The pages that you have chosen, in your order; a selection for your role until you choose. Pages ' +
      'that your role may not open are left out.',
    data: model(ShortcutsDto),
  })
  @Get()
  get(@CurrentPrincipal() principal: Principal): Promise<ShortcutsDto> {
    return this.shortcuts.of(principal);
  }

  @Endpoint({
    id: 'saveShortcuts',
    summary: 'Replace your quick operations',
    description:
      'Stored on your account. A page that your role may not open is 40300, and nothing is stored.',
    body: ShortcutsDto,
    data: model(ShortcutsDto),
    refusals: ['roleInsufficient'],
  })
  @Put()
  save(@CurrentPrincipal() principal: Principal, @Body() { pages }: ShortcutsDto): Promise<ShortcutsDto> {
    return this.shortcuts.store(principal, pages);
  }
}
