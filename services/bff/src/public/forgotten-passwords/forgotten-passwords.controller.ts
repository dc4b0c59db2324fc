import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentVisitor } from '../../common/auth/actor.js';
import { nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { ForgottenPasswordDto, RecoverPasswordDto } from './forgotten-password.dto.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { PasswordRecoveryService } from './password-recovery.service.js';

@ApiTags('Account requests')
@Controller('api/user')
export class ForgottenPasswordsController {
  constructor(
    private readonly forgotten: ForgottenPasswordsService,
    private readonly recovery: PasswordRecoveryService,
  ) {}

  @Endpoint({
    id: 'askForPassword',
    summary: 'Ask for a new password',
    description:
      'The answer is the same whether or not there is such an account. The person gets a link by mail, at the ' +
      'confirmed ' +
      'address; without a mail server or a confirmed address, an administrator passes it on. Requests are ' +
      'limited per hour, for an ' +
      'address and for a name.',
    body: ForgottenPasswordDto,
    data: nothing,
    refusals: ['tooManyRequests'],
  })
  @Post('forgotten-password')
  ask(
    @Body() { login }: ForgottenPasswordDto,
    @Ip() address: string,
    @CurrentLanguage() language: Language,
  ): Promise<void> {
    return this.forgotten.ask(login, { address, language });
  }

  @Endpoint({
    id: 'recoverPassword',
    summary: 'Set a new password with a recovery code',
    description:
      'Uses up the code, ends every session of the account and opens none. A wrong code counts like a failed ' +
      'login, and cannot be told apart from an unknown user name. An account with a second factor needs a link instead.',
    body: RecoverPasswordDto,
    data: nothing,
    refusals: ['recoveryCodeWrong', 'recoveryCodeNotEnough', 'tooManyRequests'],
  })
  @Post('recovery')
  recover(@Body() form: RecoverPasswordDto, @CurrentVisitor() actor: Actor): Promise<void> {
    return this.recovery.recover(form, actor);
  }
}
