import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { ChangeEmailDto, ChangePhoneDto, ConfirmEmailDto } from './contact.dto.js';
import { EMAIL_CODE } from './contacts.constants.js';
import { EmailChangesService } from './email-changes.service.js';
import { PhonesService } from './phones.service.js';

@ApiTags('Security')
@Controller('api/user/security')
export class ContactsController {
  constructor(
    private readonly emails: EmailChangesService,
    private readonly phones: PhonesService,
  ) {}

  @Endpoint({
    id: 'changePhone',
    summary: 'Change your phone number',
    description:
      'Accepts an international number, or a Chinese or Cambodian number without the country code. A wrong ' +
      'password is 50000 with `data.field`.',
    body: ChangePhoneDto,
    data: nothing,
    refusals: ['currentPasswordWrong', 'tooManyRequests'],
  })
  @Post('phone')
  changePhone(@CurrentActor() actor: SignedInActor, @Body() change: ChangePhoneDto): Promise<void> {
    return this.phones.change(actor, change);
  }

  @Endpoint({
    id: 'changeEmail',
    summary: 'Change your email address',
    description:
      'If the deployment can send mail, a code is sent to the new address, and nothing changes until the code is ' +
      'entered; ' +
      'this also confirms the current address. Otherwise the address changes at once and counts as not ' +
      'confirmed; links still go to the confirmed one. A wrong password is 50000 with `data.field`.',
    body: ChangeEmailDto,
    data: nothing,
    refusals: ['currentPasswordWrong', 'tooManyRequests'],
  })
  @Post('email')
  changeEmail(
    @CurrentActor() actor: SignedInActor,
    @Body() change: ChangeEmailDto,
    @CurrentLanguage() language: Language,
  ): Promise<void> {
    return this.emails.change(actor, change, language);
  }

  @Endpoint({
    id: 'confirmEmail',
    summary: 'Confirm your email address',
    description:
      `Needs the code that was sent to the address in the last ${EMAIL_CODE.minutes} minutes. After ` +
      `${EMAIL_CODE.maxAttempts} wrong ` +
      'codes a new one must be requested. Refused with 50000 and `data.field`. An address belongs to one ' +
      'account: if another one has ' +
      'confirmed it in the meantime, 40900.',
    body: ConfirmEmailDto,
    data: nothing,
    refusals: ['emailCodeWrong', 'emailCodeExpired', 'emailTaken'],
  })
  @Post('email/confirm')
  confirmEmail(
    @CurrentActor() actor: SignedInActor,
    @Body() { code }: ConfirmEmailDto,
    @CurrentLanguage() language: Language,
  ): Promise<void> {
    return this.emails.confirm(actor, code, language);
  }
}
