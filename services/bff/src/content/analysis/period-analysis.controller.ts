import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RECENT_DAYS, STEP_HOURS } from '../content/content.constants.js';
import { PeriodQueryDto } from '../periods/period.dto.js';
import { PERIOD_DAYS } from './analysis.constants.js';
import { ContentMixService } from './content-mix.service.js';
import { ContentTypesDto, PublishingSourcesDto } from './content-mix.dto.js';
import { PublicationPeriodDto } from './content-series.dto.js';
import { ContentSeriesService } from './content-series.service.js';
import { UserActionsDto } from './user-actions.dto.js';
import { UserActionsService } from './user-actions.service.js';

const standard = (days: number) => `Without a period: the last ${days} days, today included.`;

/** Analyses that the older clients do not know. */
@ApiTags('Analysis')
@Controller('api/analysis')
export class PeriodAnalysisController {
  constructor(
    private readonly contentSeries: ContentSeriesService,
    private readonly contentMix: ContentMixService,
    private readonly userActions: UserActionsService,
  ) {}

  @Endpoint({
    id: 'getPublications',
    summary: 'Publications of a period by kind and time of day',
    description: `By step of ${STEP_HOURS} hours, all days together. ${standard(PERIOD_DAYS)}`,
    query: PeriodQueryDto,
    data: model(PublicationPeriodDto),
  })
  @Get('publications')
  publications(@Query() query: PeriodQueryDto): Promise<PublicationPeriodDto> {
    return this.contentSeries.publicationsOf(query);
  }

  @Endpoint({
    id: 'getUserActions',
    summary: 'Likes, comments and shares',
    description: standard(RECENT_DAYS),
    query: PeriodQueryDto,
    data: model(UserActionsDto),
  })
  @Get('user-actions')
  actions(@Query() query: PeriodQueryDto): Promise<UserActionsDto> {
    return this.userActions.actions(query);
  }

  @Endpoint({
    id: 'getContentTypes',
    summary: 'Publications by kind and subject',
    description: standard(PERIOD_DAYS),
    query: PeriodQueryDto,
    data: model(ContentTypesDto),
  })
  @Get('content-types')
  types(@Query() query: PeriodQueryDto): Promise<ContentTypesDto> {
    return this.contentMix.types(query);
  }

  @Endpoint({
    id: 'getPublishingSources',
    summary: 'Publications by kind and source',
    description: standard(PERIOD_DAYS),
    query: PeriodQueryDto,
    data: model(PublishingSourcesDto),
  })
  @Get('publishing-sources')
  sources(@Query() query: PeriodQueryDto): Promise<PublishingSourcesDto> {
    return this.contentMix.sources(query);
  }
}
