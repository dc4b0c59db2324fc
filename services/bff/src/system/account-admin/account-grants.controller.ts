import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page } from '../../common/paging/page.dto.js';
import { AccountDto } from './account-admin.dto.js';
import {
  EndAccountGrantDto,
  GiveAccountGrantDto,
  type GrantDto,
  GrantPageDto,
  GrantQuery,
} from './account-grant.dto.js';
import { AccountGrantsService } from './account-grants.service.js';

const MOVE = {
  params: RowIdParams,
  data: model(AccountDto),
  refusals: ['notFound', 'conflict', 'ownAccount'],
} as const;

/** What accounts are given on top of their roles. */
@ApiTags('Accounts')
@Controller('api/accounts')
export class AccountGrantsController {
  constructor(private readonly grants: AccountGrantsService) {}

  @Endpoint({
    id: 'listGrants',
    summary: 'List what accounts were given',
    description:
      'Capabilities that accounts have or had on top of their roles, newest first. All given filters must match.',
    query: GrantQuery,
    data: model(GrantPageDto),
  })
  @Get('grants')
  page(@Query() query: GrantQuery): Promise<Page<GrantDto>> {
    return this.grants.page(query);
  }

  @Endpoint({
    id: 'giveAccountGrant',
    summary: 'Give an account a capability',
    description:
      'On top of its role, with a reason, until the end of a day. It counts at once, also for tokens as far as their scopes reach, ' +
      'and the person is notified. It takes the place of an earlier grant of the same capability, and ends when the account is ' +
      'disabled or gets another role. As with a role, who was given it by somebody does not decide for some days on what ' +
      'that person submits, as long as somebody else may. A capability that the role has, an outdated version, or your own account: 40900.',
    ...MOVE,
    body: GiveAccountGrantDto,
  })
  @Post(':id/grants')
  give(
    @Param() { id }: RowIdParams,
    @Body() { version, capability, lastDay, reason }: GiveAccountGrantDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountDto> {
    return this.grants.give({ id, actor, version, capability, lastDay, reason });
  }

  @Endpoint({
    id: 'endAccountGrant',
    summary: 'End a grant of an account',
    description:
      'With a reason. What it opened is refused from then on, also to tokens, and the person is notified. Without a grant that lasts, ' +
      'with an outdated version, or for your own account: 40900.',
    ...MOVE,
    body: EndAccountGrantDto,
  })
  @Post(':id/end-grant')
  end(
    @Param() { id }: RowIdParams,
    @Body() { version, capability, reason }: EndAccountGrantDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountDto> {
    return this.grants.end({ id, actor, version, capability, reason });
  }
}
