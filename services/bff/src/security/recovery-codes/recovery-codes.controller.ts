import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ConfirmedDto } from '../passwords/confirmed.dto.js';
import { RecoveryCodesDto } from './recovery-code.dto.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

@ApiTags('Security')
@Controller('api/user/security/recovery-codes')
export class RecoveryCodesController {
  constructor(private readonly codes: RecoveryCodesService) {}

  @Endpoint({
    id: 'createRecoveryCodes',
    summary: 'Make new recovery codes',
    description:
      'Ten codes, each of which gets you back into your account once. Older codes are no longer valid. A wrong password ' +
      'is 50000 with `data.field`.',
    body: ConfirmedDto,
    data: model(RecoveryCodesDto),
    refusals: ['currentPasswordWrong', 'tooManyRequests'],
  })
  @Post()
  create(@CurrentActor() actor: SignedInActor, @Body() confirmed: ConfirmedDto): Promise<RecoveryCodesDto> {
    return this.codes.create(actor, confirmed);
  }
}
