import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { AccountOptionsDto, RegisteredDto, RegistrationDto } from './registration.dto.js';
import { RegistrationsService } from './registrations.service.js';

@ApiTags('Account requests')
@Controller('api/user')
export class RegistrationsController {
  constructor(private readonly registrations: RegistrationsService) {}

  @Endpoint({
    id: 'getAccountOptions',
    summary: 'Get the options for people who cannot log in',
    description: 'Whether they can register, and how they get a new password.',
    data: model(AccountOptionsDto),
  })
  @Get('account-options')
  options(): AccountOptionsDto {
    return this.registrations.options();
  }

  @Endpoint({
    id: 'register',
    summary: 'Register an account',
    description:
      'The account gets the role `user`. Depending on the deployment it can log in at once, or after an ' +
      'administrator has approved it, or nobody can register. An email address of another account is accepted like any ' +
      'other, so that nobody learns who has an account; the administrators see it. The number of attempts from one address is limited per ' +
      'hour.',
    body: RegistrationDto,
    idempotent: true,
    data: model(RegisteredDto),
    refusals: ['registrationClosed', 'nameTaken', 'tooManyRequests'],
  })
  @Post('register')
  register(
    @Body() form: RegistrationDto,
    @Ip() address: string,
    @CurrentLanguage() language: Language,
    @IdempotencyKey() key: string | undefined,
  ): Promise<RegisteredDto> {
    return this.registrations.register(form, { address, language, key });
  }
}
