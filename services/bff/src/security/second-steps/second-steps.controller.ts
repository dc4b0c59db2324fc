import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentVisitor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { TokenDto } from '../../people/sessions/session.dto.js';
import { SIGN_IN_STEP } from '../../people/sessions/sessions.constants.js';
import { FinishLoginDto } from './second-step.dto.js';
import { SecondStepsService } from './second-steps.service.js';

@ApiTags('User')
@Controller('api/user/login/second-step')
export class SecondStepsController {
  constructor(private readonly steps: SecondStepsService) {}

  @Endpoint({
    id: 'finishLogin',
    summary: 'Log in: the second step',
    description:
      'For accounts with a second factor: opens the session that `login` refused, for the `challenge` of that ' +
      `refusal. A challenge is valid for ${SIGN_IN_STEP.minutes} minutes, for one login and for ` +
      `${SIGN_IN_STEP.maxAttempts} codes; then log in again. A code is accepted once. Wrong codes count like wrong ` +
      'passwords, and are 50000 with `data.field`.',
    body: FinishLoginDto,
    data: model(TokenDto),
    refusals: ['signInStepExpired', 'secondFactorWrong', 'tooManyRequests'],
  })
  @Post()
  finish(@Body() form: FinishLoginDto, @CurrentVisitor() actor: Actor): Promise<TokenDto> {
    return this.steps.finish(form, actor);
  }
}
