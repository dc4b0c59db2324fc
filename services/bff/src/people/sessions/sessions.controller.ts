import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { originOf } from '../../common/auth/origin.js';
import { durationText } from '../../common/time/duration-text.js';
import { SIGN_IN_DEFAULTS } from '../../config/config.schema.js';
import { bearerTokenOf } from './bearer-token.js';
import { LoginDto, TokenDto } from './session.dto.js';
import { SESSION_CACHE } from '../../common/auth/session.constants.js';
import { REMEMBERED_DAYS, SESSION_LIFETIME } from './sessions.constants.js';
import { SessionsService } from './sessions.service.js';

const { accountFailures, addressFailures, windowMinutes } = SIGN_IN_DEFAULTS;
const cacheAge = durationText({ seconds: SESSION_CACHE.maxAgeSeconds });

@ApiTags('User')
@Controller('api/user')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Endpoint({
    id: 'login',
    summary: 'Log in',
    description:
      `Opens a session of ${durationText(SESSION_LIFETIME)}, or of ` +
      `${durationText({ days: REMEMBERED_DAYS })} with \`remember\`, and returns its token. An unknown ` +
      'user name and a wrong password cannot be told apart. After too many failures for a user name ' +
      `(${accountFailures} in ${durationText({ minutes: windowMinutes })} by default) or from an ` +
      `address (${addressFailures}), logging in is refused until the window has passed, even with ` +
      'the right password. If the account has a second factor, the right password is refused with 50000 too, ' +
      'and `data` has a `challenge`, the `methods` that answer it, and how many seconds it is valid ' +
      '(`expiresInSeconds`): finish with `finishLogin`.',
    body: LoginDto,
    data: model(TokenDto),
    refusals: [
      'userNameEmpty',
      'passwordEmpty',
      'wrongCredentials',
      'secondFactorNeeded',
      'registrationWaiting',
      'registrationRejected',
      'tooManyRequests',
    ],
  })
  @Post('login')
  login(@Body() credentials: LoginDto, @Req() request: FastifyRequest): Promise<TokenDto> {
    return this.sessions.login(credentials, originOf(request));
  }

  @Endpoint({
    id: 'logout',
    summary: 'Log out',
    description:
      `Ends the session of the token; every replica refuses the token within ${cacheAge}. Without a ` +
      'token, or with an invalid one, there is nothing to end, and the answer is the same.',
    tokenOptional: true,
    data: nothing,
  })
  @Post('logout')
  logout(@Req() request: FastifyRequest): Promise<void> {
    return this.sessions.logout(bearerTokenOf(request));
  }
}
