import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { SecurityDto } from './security.dto.js';
import { SecurityService } from './security.service.js';

@ApiTags('Security')
@Controller('api/user/security')
export class SecurityController {
  constructor(private readonly security: SecurityService) {}

  @Endpoint({
    id: 'getSecurity',
    summary: 'Get your security settings',
    description:
      'The state of the password, the contacts, the second factor and the recovery codes, without any secrets.',
    data: model(SecurityDto),
  })
  @Get()
  get(@CurrentPrincipal() { accountId }: Principal): Promise<SecurityDto> {
    return this.security.of(accountId);
  }
}
