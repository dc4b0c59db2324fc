import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ConfirmedDto } from '../passwords/confirmed.dto.js';
import {
  AuthenticatorReadyDto,
  AuthenticatorSetUpDto,
  SetUpAuthenticatorAppDto,
} from './authenticator-app.dto.js';
import { AuthenticatorAppsService } from './authenticator-apps.service.js';

@ApiTags('Security')
@Controller('api/user/security/authenticator-app')
export class AuthenticatorAppsController {
  constructor(private readonly apps: AuthenticatorAppsService) {}

  @Endpoint({
    id: 'startAuthenticatorApp',
    summary: 'Start setting up an authenticator app',
    description:
      'Makes a key for an app that shows one-time codes (TOTP). Nothing changes until `setUpAuthenticatorApp`. ' +
      'A wrong password is 50000 with `data.field`.',
    body: ConfirmedDto,
    data: model(AuthenticatorSetUpDto),
    refusals: ['currentPasswordWrong', 'tooManyRequests'],
  })
  @Post('start')
  start(
    @CurrentActor() actor: SignedInActor,
    @Body() confirmed: ConfirmedDto,
  ): Promise<AuthenticatorSetUpDto> {
    return this.apps.start(actor, confirmed);
  }

  @Endpoint({
    id: 'setUpAuthenticatorApp',
    summary: 'Set up an authenticator app',
    description:
      'With the first code of the app. It replaces the previous app. From now on, logging in needs one of its ' +
      'codes or a recovery code; your other sessions end at once. Works only in the session that started. A ' +
      'wrong code is 50000 with `data.field`.',
    body: SetUpAuthenticatorAppDto,
    data: model(AuthenticatorReadyDto),
    refusals: ['authenticatorSetUpExpired', 'authenticatorCodeWrong'],
  })
  @Post()
  setUp(
    @CurrentActor() actor: SignedInActor,
    @Body() form: SetUpAuthenticatorAppDto,
  ): Promise<AuthenticatorReadyDto> {
    return this.apps.setUp(actor, form);
  }

  @Endpoint({
    id: 'removeAuthenticatorApp',
    summary: 'Remove your authenticator app',
    description:
      'Without a passkey, the password alone is then enough to log in. A wrong password is 50000 with `data.field`; without ' +
      'an app, 40400. Where administrators must have a second factor, they cannot remove the last one: 50000.',
    body: ConfirmedDto,
    data: nothing,
    refusals: ['secondFactorMandatory', 'currentPasswordWrong', 'tooManyRequests', 'notFound'],
  })
  @Post('remove')
  remove(@CurrentActor() actor: SignedInActor, @Body() confirmed: ConfirmedDto): Promise<void> {
    return this.apps.remove(actor, confirmed);
  }
}
