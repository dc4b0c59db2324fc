import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ChangeEmailDto, ChangePhoneDto } from './contact.dto.js';
import { ContactsService } from './contacts.service.js';

@ApiTags('Security')
@Controller('api/user/security')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Endpoint({
    id: 'changePhone',
    summary: 'Change your phone number',
    description:
      'Accepts an international number, and what is written in China or in Cambodia without the country code. A wrong ' +
      'password is 50000 with `data.field`.',
    body: ChangePhoneDto,
    data: nothing,
    refusals: ['currentPasswordWrong', 'tooManyRequests'],
  })
  @Post('phone')
  changePhone(@CurrentActor() actor: SignedInActor, @Body() change: ChangePhoneDto): Promise<void> {
    return this.contacts.changePhone(actor, change);
  }

  @Endpoint({
    id: 'changeEmail',
    summary: 'Change your e-mail address',
    description: 'The new address counts as not confirmed. A wrong password is 50000 with `data.field`.',
    body: ChangeEmailDto,
    data: nothing,
    refusals: ['currentPasswordWrong', 'tooManyRequests'],
  })
  @Post('email')
  changeEmail(@CurrentActor() actor: SignedInActor, @Body() change: ChangeEmailDto): Promise<void> {
    return this.contacts.changeEmail(actor, change);
  }
}
