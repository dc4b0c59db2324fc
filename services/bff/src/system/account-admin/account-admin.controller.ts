import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import {
  INVITATION_HOURS,
  PASSWORD_LINK_MINUTES,
} from '../../security/password-links/password-links.constants.js';
import {
  AccountReasonDto,
  AccountDto,
  AccountLinkDto,
  AccountPageDto,
  AccountQuery,
  ChangeAccountRoleDto,
  InviteAccountDto,
  RemoveAccountDto,
} from './account-admin.dto.js';
import { AccountAdminService } from './account-admin.service.js';
import { AccountLinksService } from './account-links.service.js';

const MOVE = {
  params: RowIdParams,
  body: RecordVersionDto,
  data: model(AccountDto),
  refusals: ['notFound', 'conflict', 'ownAccount'],
} as const;
const REFUSED =
  'From another state, or with an outdated version, 40900 with the current state and version; the same for your own account.';
const LAST = 'The last administrator who can log in must remain: 40900.';
const GIVEN =
  'The link is sent by mail if a mail server is configured and the account has an address; otherwise it is returned once, ' +
  'for you to hand over.';

/** The accounts of the deployment, for administrators. */
@ApiTags('Accounts')
@Controller('api/accounts')
export class AccountAdminController extends ListedRecordRoutes({
  record: AccountDto,
  page: AccountPageDto,
  query: AccountQuery,
  list: {
    id: 'listAccounts',
    summary: 'List accounts',
    description:
      'Newest first. All given filters must match. People who wait for approval or were rejected are account requests.',
  },
  get: {
    id: 'getAccount',
    summary: 'Get an account',
    description: 'The account with the actions available to you. 40400 if it was removed.',
  },
  history: {
    id: 'getAccountHistory',
    summary: 'List the history of an account',
    description:
      'Newest first: what administrators and the person changed. The person is null if a link was used.',
  },
}) {
  constructor(
    private readonly accounts: AccountAdminService,
    private readonly links: AccountLinksService,
  ) {
    super(accounts);
  }

  @Endpoint({
    id: 'inviteAccount',
    summary: 'Invite a person',
    description:
      `Creates an account and a link, valid for ${INVITATION_HOURS} hours, with which the person sets the password. ` +
      `${GIVEN} Repeat an invitation with \`makeAccountLink\`.`,
    body: InviteAccountDto,
    data: model(AccountLinkDto),
    refusals: ['nameTaken', 'emailTaken'],
  })
  @Post()
  invite(
    @Body() invitation: InviteAccountDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountLinkDto> {
    return this.links.invite(invitation, actor);
  }

  @Endpoint({
    id: 'changeAccountRole',
    summary: 'Change the role of an account',
    description: `With a reason. Ends its sessions, and links for its password. ${LAST} ${REFUSED}`,
    ...MOVE,
    body: ChangeAccountRoleDto,
    refusals: [...MOVE.refusals, 'lastAdministrator'],
  })
  @Post(':id/role')
  changeRole(
    @Param() { id }: RowIdParams,
    @Body() { version, role, reason }: ChangeAccountRoleDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountDto> {
    return this.accounts.changeRole({ id, actor, version, role, reason });
  }

  @Endpoint({
    id: 'disableAccount',
    summary: 'Disable an account',
    description: `With a reason. The person cannot log in, and sessions, streams and links end within a second. ${LAST} ${REFUSED}`,
    ...MOVE,
    body: AccountReasonDto,
    refusals: [...MOVE.refusals, 'lastAdministrator'],
  })
  @Post(':id/disable')
  disable(
    @Param() { id }: RowIdParams,
    @Body() { version, reason }: AccountReasonDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountDto> {
    return this.accounts.disable({ id, actor, version, reason });
  }

  @Endpoint({
    id: 'enableAccount',
    summary: 'Enable an account',
    description: `The person can log in again. ${REFUSED}`,
    ...MOVE,
  })
  @Post(':id/enable')
  enable(
    @Param() { id }: RowIdParams,
    @Body() { version }: RecordVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountDto> {
    return this.accounts.enable({ id, actor, version });
  }

  @Endpoint({
    id: 'endAccountSessions',
    summary: 'End the sessions of an account',
    description: `All of them. Their next request gets 50012. ${REFUSED}`,
    ...MOVE,
  })
  @Post(':id/end-sessions')
  endSessions(
    @Param() { id }: RowIdParams,
    @Body() { version }: RecordVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountDto> {
    return this.accounts.endAllSessions({ id, actor, version });
  }

  @Endpoint({
    id: 'unlockAccount',
    summary: 'Unlock an account',
    description: `Resets the count of wrong passwords. Failures that were counted for an address remain. ${REFUSED}`,
    ...MOVE,
  })
  @Post(':id/unlock')
  unlock(
    @Param() { id }: RowIdParams,
    @Body() { version }: RecordVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountDto> {
    return this.accounts.unlock({ id, actor, version });
  }

  @Endpoint({
    id: 'makeAccountLink',
    summary: 'Make a link for the password of an account',
    description:
      `Works once, for ${PASSWORD_LINK_MINUTES} minutes, or ${INVITATION_HOURS} hours for an invitation. ${GIVEN} ` +
      `Earlier links stop working; the password stays until another one is set. ${REFUSED}`,
    ...MOVE,
    data: model(AccountLinkDto),
  })
  @Post(':id/password-link')
  makeLink(
    @Param() { id }: RowIdParams,
    @Body() { version }: RecordVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountLinkDto> {
    return this.links.makeLink({ id, actor, version });
  }

  @Endpoint({
    id: 'resetSecondFactor',
    summary: 'Reset the second factor of an account',
    description:
      'With a reason, for a person who lost it. The authenticator app and the recovery codes are removed, the password alone is ' +
      'then enough, and the sessions end. The person is notified by a message, and by mail if a mail server is configured ' +
      `and the address is confirmed. An account without a second factor: 40900. ${REFUSED}`,
    ...MOVE,
    body: AccountReasonDto,
  })
  @Post(':id/reset-second-factor')
  resetSecondFactor(
    @Param() { id }: RowIdParams,
    @Body() { version, reason }: AccountReasonDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountDto> {
    return this.accounts.resetSecondFactor({ id, actor, version, reason });
  }

  @Endpoint({
    id: 'removeAccount',
    summary: 'Remove an account',
    description:
      'With a reason; it cannot be undone. Sessions, settings, messages and all else that belongs only to the person are deleted. ' +
      `What they wrote stays, with their name or the number of the account. The user name can be used again. ${LAST} ${REFUSED}`,
    ...MOVE,
    body: RemoveAccountDto,
    data: nothing,
    refusals: [...MOVE.refusals, 'lastAdministrator'],
  })
  @Post(':id/remove')
  remove(
    @Param() { id }: RowIdParams,
    @Body() { version, keepsName, reason }: RemoveAccountDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<void> {
    return this.accounts.remove({ id, actor, version, keepsName, reason });
  }
}
