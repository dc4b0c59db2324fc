import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { EndedSessionsDto, OwnSessionPageDto, OwnSessionParams } from './own-session.dto.js';
import { OwnSessionsService } from './own-sessions.service.js';

@ApiTags('Security')
@Controller('api/user/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Endpoint({
    id: 'listSessions',
    summary: 'List your sessions',
    description: 'The valid sessions: that of this request first, then the most recently used.',
    query: PageQuery,
    data: model(OwnSessionPageDto),
  })
  @Get()
  page(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery): Promise<OwnSessionPageDto> {
    return this.sessions.page(principal, query);
  }

  @Endpoint({
    id: 'endOtherSessions',
    summary: 'End your other sessions',
    description: 'All of them except the session of this request. Their next request gets 50012.',
    data: model(EndedSessionsDto),
  })
  @Post('end-others')
  endOthers(@CurrentActor() actor: SignedInActor): Promise<EndedSessionsDto> {
    return this.sessions.endOthers(actor);
  }

  @Endpoint({
    id: 'endSession',
    summary: 'End one of your sessions',
    description:
      'Its next request gets 50012. 40400 for the session of somebody else, and for one that has ended.',
    params: OwnSessionParams,
    data: nothing,
    refusals: ['notFound'],
  })
  @Post(':id/end')
  end(@CurrentActor() actor: SignedInActor, @Param() { id }: OwnSessionParams): Promise<void> {
    return this.sessions.end(actor, id);
  }
}
