import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { always } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { SaveUserInfoDto } from '../../people/accounts/save-user-info.dto.js';
import { UserInfoService } from './user-info.service.js';

@ApiTags('User')
@Controller('api/user')
export class UserInfoController {
  constructor(private readonly info: UserInfoService) {}

  @Endpoint({
    id: 'saveUserInfo',
    summary: 'Change the profile',
    description:
      'Stores the values of the form. An omitted optional field stays unchanged, an empty one is cleared. ' +
      'Another email address is shown as not confirmed: links and codes still go to the confirmed one, which is ' +
      'notified of ' +
      'the change. All sessions of the account are notified by `account.changed`.',
    body: SaveUserInfoDto,
    data: always('ok'),
  })
  @Post('save-info')
  save(
    @CurrentActor() actor: SignedInActor,
    @Body() info: SaveUserInfoDto,
    @CurrentLanguage() language: Language,
  ): Promise<'ok'> {
    return this.info.save(actor, info, language);
  }
}
