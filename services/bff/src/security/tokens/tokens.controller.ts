import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { MAX_TOKENS } from '../../people/access-tokens/access-tokens.constants.js';
import {
  AccountTokenPageDto,
  AccountTokenQuery,
  CreateAccessTokenDto,
  type AccessTokenDto,
  AccessTokenPageDto,
  TokenParams,
  AccessTokenSecretDto,
} from './token.dto.js';
import { PersonalTokensService } from './personal-tokens.service.js';

@ApiTags('Tokens')
@Controller('api')
export class TokensController {
  constructor(private readonly tokens: PersonalTokensService) {}

  @Endpoint({
    id: 'listTokens',
    summary: 'List your tokens',
    description: 'Newest first, including expired ones. A revoked token is not listed.',
    query: PageQuery,
    data: model(AccessTokenPageDto),
  })
  @Get('user/tokens')
  own(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery): Promise<AccessTokenPageDto> {
    return this.tokens.own(principal, query);
  }

  @Endpoint({
    id: 'createToken',
    summary: 'Make a token',
    description:
      `Returns the token, which is not shown again. An account has at most ${MAX_TOKENS}. A wrong password is 50000 with ` +
      '`data.field`, and counts like a failed login; 40300 for a scope that opens nothing for your role. A repeated ' +
      'call makes another token, because none is stored in a readable form.',
    body: CreateAccessTokenDto,
    data: model(AccessTokenSecretDto),
    refusals: ['currentPasswordWrong', 'tooManyRequests', 'roleInsufficient', 'tooManyTokens'],
  })
  @Post('user/tokens')
  create(
    @CurrentActor() actor: SignedInActor,
    @Body() wanted: CreateAccessTokenDto,
  ): Promise<AccessTokenSecretDto> {
    return this.tokens.create(actor, wanted);
  }

  @Endpoint({
    id: 'revokeToken',
    summary: 'Revoke one of your tokens',
    description: 'Its next request gets 50008, and its streams end. 40400 for the token of somebody else.',
    params: TokenParams,
    data: nothing,
    refusals: ['notFound'],
  })
  @Post('user/tokens/:id/revoke')
  revoke(@CurrentActor() actor: SignedInActor, @Param() { id }: TokenParams): Promise<void> {
    return this.tokens.revoke(actor, id, actor.accountId);
  }

  @Endpoint({
    id: 'listAccountTokens',
    summary: 'List the tokens of an account',
    description: 'Newest first, including expired ones.',
    query: AccountTokenQuery,
    data: model(AccountTokenPageDto),
  })
  @Get('tokens')
  page(@Query() query: AccountTokenQuery): Promise<Page<AccessTokenDto>> {
    return this.tokens.page(query.account, query);
  }

  @Endpoint({
    id: 'revokeAccountToken',
    summary: 'Revoke a token of an account',
    description: 'Its next request gets 50008, and its streams end.',
    params: TokenParams,
    data: nothing,
    refusals: ['notFound'],
  })
  @Post('tokens/:id/revoke')
  revokeOf(@CurrentActor() actor: SignedInActor, @Param() { id }: TokenParams): Promise<void> {
    return this.tokens.revoke(actor, id, null);
  }
}
