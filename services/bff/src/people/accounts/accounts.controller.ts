import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { always, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { UserInfoDto } from './account.dto.js';
import { AccountsService } from './accounts.service.js';
import { SaveUserInfoDto } from './save-user-info.dto.js';

const USER_INFO = {
  summary: 'Get the signed-in person',
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

  @Endpoint({ ...USER_INFO, id: 'readUserInfo', summary: 'Get the signed-in person (GET)' })
  @Get('info')
  readInfo(@CurrentPrincipal() { accountId }: Principal): Promise<UserInfoDto> {
    return this.accounts.userInfo(accountId);
  }

  @Endpoint({
    id: 'saveUserInfo',
    summary: 'Change the profile',
    description:
      'Stores the values of the form. An omitted optional field stays unchanged, an empty one is cleared. ' +
      'All sessions of the account are notified by `account.changed`.',
    body: SaveUserInfoDto,
    data: always('ok'),
  })
  @Post('save-info')
  save(@CurrentPrincipal() { accountId }: Principal, @Body() info: SaveUserInfoDto): Promise<'ok'> {
    return this.accounts.saveUserInfo(accountId, info);
  }
}
