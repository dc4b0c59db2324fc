import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentVisitor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { TokenDto } from '../../people/sessions/session.dto.js';
import { PasskeyLoginDto } from './passkey-answer.dto.js';
import { PasskeyLoginsService } from './passkey-logins.service.js';
import { PasskeyQuestionDto } from './passkey.dto.js';

@ApiTags('Security')
@Controller('api/user/login/passkey')
export class PasskeyLoginsController {
  constructor(private readonly logins: PasskeyLoginsService) {}

  @Endpoint({
    id: 'startPasskeyLogin',
    summary: 'Start logging in with a passkey',
    description:
      'Returns the options for `navigator.credentials.get` (WebAuthn). The person chooses among the passkeys on the device, ' +
      'so no user name is needed.',
    data: model(PasskeyQuestionDto),
  })
  @Post('start')
  start(): Promise<PasskeyQuestionDto> {
    return this.logins.start();
  }

  @Endpoint({
    id: 'loginWithPasskey',
    summary: 'Log in with a passkey',
    description:
      'Opens a session, as `login` does, with the response of the device, which must have verified the person. It ' +
      'counts as ' +
      'both factors. An unknown or wrong passkey counts like a wrong password, and logging in is refused after too many of ' +
      'either.',
    body: PasskeyLoginDto,
    data: model(TokenDto),
    refusals: [
      'passkeyExpired',
      'passkeyRefused',
      'wrongCredentials',
      'registrationWaiting',
      'registrationRejected',
      'tooManyRequests',
    ],
  })
  @Post()
  login(@Body() answer: PasskeyLoginDto, @CurrentVisitor() actor: Actor): Promise<TokenDto> {
    return this.logins.login(answer, actor);
  }
}
