import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RecentPageDto, VisitedPageDto } from './recent-page.dto.js';
import { RECENT_PAGES } from './recent-pages.constants.js';
import { RecentPagesService } from './recent-pages.service.js';

@ApiTags('Workplace')
@Controller('api/user/recent-pages')
export class RecentPagesController {
  constructor(private readonly pages: RecentPagesService) {}

  @Endpoint({
    id: 'listRecentPages',
    summary: 'List the pages that you visited last',
    description: `Newest first, each page once, at most ${RECENT_PAGES.maximum}.`,
    data: listOf(RecentPageDto),
  })
  @Get()
  list(@CurrentPrincipal() principal: Principal): Promise<RecentPageDto[]> {
    return this.pages.of(principal);
  }

  @Endpoint({
    id: 'recordRecentPage',
    summary: 'Record that you opened a page',
    description:
      'The page moves to the top of your list, unless it is the workplace, and the call counts as activity: see `getSinceLastVisit`. ' +
      'A page that your role may not open is 40300.',
    body: VisitedPageDto,
    data: nothing,
    refusals: ['roleInsufficient'],
  })
  @Post()
  record(@CurrentPrincipal() principal: Principal, @Body() { page }: VisitedPageDto): Promise<void> {
    return this.pages.record(principal, page);
  }

  @Endpoint({
    id: 'clearRecentPages',
    summary: 'Clear the list of pages that you visited',
    description: 'Permanent. Idempotent.',
    data: nothing,
  })
  @Delete()
  clear(@CurrentPrincipal() principal: Principal): Promise<void> {
    return this.pages.clear(principal);
  }
}
