import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { VisitsDto } from './visits.dto.js';
import { VisitsService } from './visits.service.js';

@ApiTags('User')
@Controller('api/user/visits')
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Endpoint({
    id: 'listVisits',
    summary: 'Visits to the page and the projects of the signed-in person',
    description:
      'Two figures with their growth, summed at the time of the request from the visits of each day.',
    data: listOf(VisitsDto),
  })
  @Post()
  figures(@CurrentPrincipal() { accountId }: Principal): Promise<VisitsDto[]> {
    return this.visits.figures(accountId);
  }
}
