import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PAUSE } from '../../people/presence/presence.constants.js';
import { SinceLastVisitDto } from './since-last-visit.dto.js';
import { SinceLastVisitService } from './since-last-visit.service.js';

@ApiTags('Workplace')
@Controller('api/user/since-last-visit')
export class SinceLastVisitController {
  constructor(private readonly news: SinceLastVisitService) {}

  @Endpoint({
    id: 'getSinceLastVisit',
    summary: 'Get what happened since your last visit',
    description:
      'A visit ends with the last page that you open or change that you make, on any device; it is over after a pause of ' +
      `${PAUSE}. This call does not count as activity; \`recordRecentPage\` does.`,
    data: model(SinceLastVisitDto),
  })
  @Get()
  get(@CurrentPrincipal() principal: Principal): Promise<SinceLastVisitDto> {
    return this.news.of(principal);
  }
}
