import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ChangePasswordDto } from './password.dto.js';
import { PasswordsService } from './passwords.service.js';

@ApiTags('Security')
@Controller('api/user/security/password')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Endpoint({
    id: 'changePassword',
    summary: 'Change your password',
    description:
      'Your other sessions end at once; the one of this request stays. A wrong current password is 50000 with ' +
      '`data.field`, and counts like a failed login.',
    body: ChangePasswordDto,
    data: nothing,
    refusals: ['currentPasswordWrong', 'passwordUnchanged', 'tooManyRequests'],
  })
  @Post()
  change(@CurrentActor() actor: SignedInActor, @Body() change: ChangePasswordDto): Promise<void> {
    return this.passwords.change(actor, change);
  }
}
