import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { VisitDto, VisitsDto } from './visits.dto.js';
import { VisitsService } from './visits.service.js';

@ApiTags('User')
@Controller('api/user/visits')
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Endpoint({
    id: 'listVisits',
    summary: 'Get the visits to your page and projects',
    description: 'Two figures with their growth, computed at the time of the request from the daily visits.',
    data: listOf(VisitsDto),
  })
  @Post()
  figures(@CurrentPrincipal() { accountId }: Principal): Promise<VisitsDto[]> {
    return this.visits.figures(accountId);
  }

  @Endpoint({
    id: 'recordVisit',
    summary: 'Record that you opened the page of a person or a project',
    description:
      'It counts once a day, and not on your own page. 40400 for what you may not see: a person is visible to ' +
      'administrators, and to people in the same project or team.',
    body: VisitDto,
    data: nothing,
    refusals: ['notFound'],
  })
  @Post('record')
  record(@Body() visit: VisitDto, @CurrentPrincipal() principal: Principal): Promise<void> {
    return this.visits.record(visit, principal);
  }
}
