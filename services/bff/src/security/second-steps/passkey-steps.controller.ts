import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentVisitor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { TokenDto } from '../../people/sessions/session.dto.js';
import { PasskeyQuestionDto } from '../passkeys/passkey.dto.js';
import { FinishLoginWithPasskeyDto, SecondStepDto } from './second-step.dto.js';
import { SecondStepsService } from './second-steps.service.js';

@ApiTags('Security')
@Controller('api/user/login/second-step/passkey')
export class PasskeyStepsController {
  constructor(private readonly steps: SecondStepsService) {}

  @Endpoint({
    id: 'startSecondStepPasskey',
    summary: 'Log in: start the second step with a passkey',
    description:
      'For the second step, where `methods` in the refusal of `login` has `passkey`: returns the options for ' +
      '`navigator.credentials.get` (WebAuthn). 40400 if the account has none.',
    body: SecondStepDto,
    data: model(PasskeyQuestionDto),
    refusals: ['signInStepExpired', 'notFound'],
  })
  @Post('start')
  startPasskey(@Body() step: SecondStepDto): Promise<PasskeyQuestionDto> {
    return this.steps.startPasskey(step);
  }

  @Endpoint({
    id: 'finishLoginWithPasskey',
    summary: 'Log in: the second step with a passkey',
    description:
      'Takes the response of the device instead of a code. Each response counts as an attempt, as a code does, ' +
      'and a wrong one as a wrong password.',
    body: FinishLoginWithPasskeyDto,
    data: model(TokenDto),
    refusals: ['signInStepExpired', 'passkeyExpired', 'passkeyRefused', 'tooManyRequests'],
  })
  @Post()
  finishWithPasskey(
    @Body() form: FinishLoginWithPasskeyDto,
    @CurrentVisitor() actor: Actor,
  ): Promise<TokenDto> {
    return this.steps.finishWithPasskey(form, actor);
  }
}
