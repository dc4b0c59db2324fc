import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { type AuditEntryDto, AuditEntryPageDto } from '../../platform/audit/audit-entry.dto.js';
import { StudioInformationDto } from './studio-information.dto.js';
import { StudioInformationService } from './studio-information.service.js';
import { StudioLogService } from './studio-log.service.js';
import { PopulationDto, PopulationQuery, StudioStatusDto } from './studio-sample.dto.js';
import { StudioStatusService } from './studio-status.service.js';

@ApiTags('Studio')
@Controller('api/studio')
export class StudioController {
  constructor(
    private readonly information: StudioInformationService,
    private readonly status: StudioStatusService,
    private readonly log: StudioLogService,
  ) {}

  @Endpoint({
    id: 'getStudioInformation',
    summary: 'Get the studio information',
    description: 'Its title, what viewers read when they join, and its category.',
    data: model(StudioInformationDto),
  })
  @Get('information')
  getInformation(): Promise<StudioInformationDto> {
    return this.information.get();
  }

  @Endpoint({
    id: 'saveStudioInformation',
    summary: 'Change the studio information',
    description:
      'Returns the stored information. With an outdated version, 40900 with the stored information, who changed it last, and when. If nothing ' +
      'differs, ' +
      'nothing is stored and the version stays the same.',
    body: StudioInformationDto,
    data: model(StudioInformationDto),
    refusals: ['conflict'],
  })
  @Put('information')
  saveInformation(
    @Body() information: StudioInformationDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StudioInformationDto> {
    return this.information.save(information, actor);
  }

  @Endpoint({
    id: 'getStudioStatus',
    summary: 'Get the last measurement of the studio',
    description:
      'The streams, the picture and the number of viewers. `source` says whether they are simulated. Later ' +
      'measurements come as the event `studio.sampled`.',
    data: model(StudioStatusDto),
  })
  @Get('status')
  getStatus(): Promise<StudioStatusDto> {
    return this.status.status();
  }

  @Endpoint({
    id: 'getStudioPopulation',
    summary: 'Get the number of viewers over time',
    description:
      'Averages over intervals of equal length, in chronological order. Measurements are kept for six hours.',
    query: PopulationQuery,
    data: model(PopulationDto),
  })
  @Get('population')
  getPopulation(@Query() { span }: PopulationQuery): Promise<PopulationDto> {
    return this.status.population(span);
  }

  @Endpoint({
    id: 'listStudioOperations',
    summary: 'List the changes made in the studio',
    description: 'Newest first: who changed the broadcast, the information or the programme, and when.',
    query: PageQuery,
    data: model(AuditEntryPageDto),
  })
  @Get('operations')
  operations(
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.log.history(query, principal);
  }
}
