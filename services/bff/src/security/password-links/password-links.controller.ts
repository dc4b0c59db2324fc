import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentVisitor } from '../../common/auth/actor.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PasswordLinkAccountDto, PasswordLinkTokenDto, SetPasswordDto } from './password-link.dto.js';
import { INVITATION_HOURS, PASSWORD_LINK_MINUTES } from './password-links.constants.js';
import { PasswordLinksService } from './password-links.service.js';

const VALIDITY =
  `A link works once, for ${PASSWORD_LINK_MINUTES} minutes (${INVITATION_HOURS} hours for an invitation), and until a ` +
  'newer one is made.';

@ApiTags('Account requests')
@Controller('api/user/password-link')
export class PasswordLinksController {
  constructor(private readonly links: PasswordLinksService) {}

  @Endpoint({
    id: 'checkPasswordLink',
    summary: 'Check a link for a new password',
    description: `Returns whose password the link sets, and whether it is the first one, without using it up. ${VALIDITY}`,
    body: PasswordLinkTokenDto,
    data: model(PasswordLinkAccountDto),
    refusals: ['passwordLinkInvalid'],
  })
  @Post('check')
  check(@Body() { token }: PasswordLinkTokenDto): Promise<PasswordLinkAccountDto> {
    return this.links.check(token);
  }

  @Endpoint({
    id: 'setPasswordByLink',
    summary: 'Set a new password with a link',
    description: `Ends every session of the account and opens none. ${VALIDITY}`,
    body: SetPasswordDto,
    data: nothing,
    refusals: ['passwordLinkInvalid'],
  })
  @Post()
  set(@Body() change: SetPasswordDto, @CurrentVisitor() actor: Actor): Promise<void> {
    return this.links.setPassword(change, actor);
  }
}
