import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { ConfirmedDto } from '../passwords/confirmed.dto.js';
import { AddPasskeyDto } from './passkey-answer.dto.js';
import {
  AddedPasskeyDto,
  PasskeyPageDto,
  PasskeyParams,
  PasskeyRegistrationDto,
  RenamePasskeyDto,
} from './passkey.dto.js';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE } from './passkeys.constants.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('Security')
@Controller('api/user/security/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Endpoint({
    id: 'listPasskeys',
    summary: 'List your passkeys',
    description: `Newest first. An account has at most ${MAX_PASSKEYS}.`,
    query: PageQuery,
    data: model(PasskeyPageDto),
  })
  @Get()
  page(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery): Promise<PasskeyPageDto> {
    return this.passkeys.page(principal, query);
  }

  @Endpoint({
    id: 'startPasskey',
    summary: 'Start adding a passkey',
    description:
      'Returns the options for `navigator.credentials.create` (WebAuthn). Nothing changes until `addPasskey`. A wrong ' +
      'password is 50000 with `data.field`.',
    body: ConfirmedDto,
    data: model(PasskeyRegistrationDto),
    refusals: ['currentPasswordWrong', 'tooManyRequests', 'tooManyPasskeys'],
  })
  @Post('start')
  start(
    @CurrentActor() actor: SignedInActor,
    @Body() confirmed: ConfirmedDto,
  ): Promise<PasskeyRegistrationDto> {
    return this.passkeys.start(actor, confirmed);
  }

  @Endpoint({
    id: 'addPasskey',
    summary: 'Add a passkey',
    description:
      'Takes the response of the device, which must have verified the person. From now on the passkey alone logs ' +
      'in, and it is ' +
      'a second factor after the password. If it is the first second factor, your other sessions end at once. Works only ' +
      `in the session that started, within ${PASSKEY_CHALLENGE.minutes} minutes, once.`,
    body: AddPasskeyDto,
    data: model(AddedPasskeyDto),
    refusals: ['passkeyExpired', 'passkeyUnusable', 'passkeyKnown', 'tooManyPasskeys'],
  })
  @Post()
  add(@CurrentActor() actor: SignedInActor, @Body() passkey: AddPasskeyDto): Promise<AddedPasskeyDto> {
    return this.passkeys.add(actor, passkey);
  }

  @Endpoint({
    id: 'renamePasskey',
    summary: 'Rename one of your passkeys',
    description: 'The name that the device shows stays. 40400 for the passkey of somebody else.',
    params: PasskeyParams,
    body: RenamePasskeyDto,
    data: nothing,
    refusals: ['notFound'],
  })
  @Put(':id')
  rename(
    @CurrentActor() actor: SignedInActor,
    @Param() { id }: PasskeyParams,
    @Body() renamed: RenamePasskeyDto,
  ): Promise<void> {
    return this.passkeys.rename(actor, id, renamed);
  }

  @Endpoint({
    id: 'removePasskey',
    summary: 'Remove one of your passkeys',
    description:
      'It no longer logs in. Sessions stay. A wrong password is 50000 with `data.field`; 40400 for the passkey of somebody ' +
      'else. Where administrators must have a second factor, they cannot remove the last one: 50000.',
    params: PasskeyParams,
    body: ConfirmedDto,
    data: nothing,
    refusals: ['secondFactorMandatory', 'currentPasswordWrong', 'tooManyRequests', 'notFound'],
  })
  @Post(':id/remove')
  remove(
    @CurrentActor() actor: SignedInActor,
    @Param() { id }: PasskeyParams,
    @Body() confirmed: ConfirmedDto,
  ): Promise<void> {
    return this.passkeys.remove(actor, id, confirmed);
  }
}
