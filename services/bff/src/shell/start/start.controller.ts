import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { StartDto } from './start.dto.js';
import { StartService } from './start.service.js';

@ApiTags('User')
@Controller('api/user/start')
export class StartController {
  constructor(private readonly start: StartService) {}

  @Endpoint({
    id: 'getStart',
    summary: 'Get the data that every page needs first',
    description:
      'The answers of `getUserInfo`, `getSettings`, `getUnreadMessages` and `getMaintenance` in one, with the position ' +
      'of live events.',
    data: model(StartDto),
  })
  @Get()
  get(@CurrentPrincipal() principal: Principal): Promise<StartDto> {
    return this.start.of(principal);
  }
}
