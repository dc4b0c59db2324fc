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
    summary: 'Get the visits to your page and projects',
    description: 'Two figures with their growth, computed at the time of the request from the daily visits.',
    data: listOf(VisitsDto),
  })
  @Post()
  figures(@CurrentPrincipal() { accountId }: Principal): Promise<VisitsDto[]> {
    return this.visits.figures(accountId);
  }
}
