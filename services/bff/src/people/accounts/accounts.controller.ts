import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { UserInfoDto } from './account.dto.js';
import { AccountsService } from './accounts.service.js';

const USER_INFO = {
  summary: 'Get the logged-in person',
  description: 'The profile and role of the person whose token is sent. The role decides what the web shows.',
  data: model(UserInfoDto),
} as const;

@ApiTags('User')
@Controller('api/user')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Endpoint({ ...USER_INFO, id: 'getUserInfo' })
  @Post('info')
  info(@CurrentPrincipal() { accountId }: Principal): Promise<UserInfoDto> {
    return this.accounts.userInfo(accountId);
  }

  @Endpoint({ ...USER_INFO, id: 'readUserInfo', summary: 'Get the logged-in person (GET)' })
  @Get('info')
  readInfo(@CurrentPrincipal() { accountId }: Principal): Promise<UserInfoDto> {
    return this.accounts.userInfo(accountId);
  }
}
