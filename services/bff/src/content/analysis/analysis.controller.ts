import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listOf, model, anyOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RECENT_DAYS, STEP_HOURS } from '../content/content.constants.js';
import { GROWTH_DAYS, PERIOD_DAYS } from './analysis.constants.js';
import { PeriodQueryDto } from '../periods/period.dto.js';
import { ContentPeriodDto, PublicationSeriesDto } from './content-series.dto.js';
import { ContentSeriesService } from './content-series.service.js';
import { DataChainGrowthDto, DataChainGrowthQueryDto } from './data-chain-growth.dto.js';
import { DataChainGrowthService } from './data-chain-growth.service.js';
import { DataOverviewDto } from './data-overview.dto.js';
import { DataOverviewService } from './data-overview.service.js';
import { PublicOpinionQueryDto, PublicOpinionShareDto, PublicOpinionTrendDto } from './public-opinion.dto.js';
import { PublicOpinionService } from './public-opinion.service.js';

@ApiTags('Analysis')
@Controller('api')
export class AnalysisController {
  constructor(
    private readonly publicOpinion: PublicOpinionService,
    private readonly contentSeries: ContentSeriesService,
    private readonly chainGrowth: DataChainGrowthService,
    private readonly dataOverview: DataOverviewService,
  ) {}

  @Endpoint({
    id: 'getPublicOpinionAnalysis',
    summary: 'Get visitors, comments, publications or shares',
    description:
      'By month for visitors and comment, this year and last; by day for published, the first twelve ' +
      'days of this month. Any other quota, or none: how often content was shared this year, by ' +
      'kind. `count` is the sum of the values shown for the current period; `growth` compares today ' +
      'with yesterday. With a period: each day of it, or its shares by kind.',
    body: PublicOpinionQueryDto,
    data: anyOf(PublicOpinionTrendDto, PublicOpinionShareDto),
  })
  @Post('public-opinion-analysis')
  opinion(@Body() query: PublicOpinionQueryDto): Promise<PublicOpinionTrendDto | PublicOpinionShareDto> {
    return this.publicOpinion.analyse(query);
  }

  @Endpoint({
    id: 'getContentPeriodAnalysis',
    summary: 'Clicks by kind and time of day',
    description:
      `Clicks by step of ${STEP_HOURS} hours and kind. Without a period: those of the last ` +
      `${PERIOD_DAYS} days, today included.`,
    body: PeriodQueryDto,
    bodyOptional: true,
    data: model(ContentPeriodDto),
  })
  @Post('content-period-analysis')
  period(@Body() query: PeriodQueryDto): Promise<ContentPeriodDto> {
    return this.contentSeries.period(query);
  }

  @Endpoint({
    id: 'listContentPublications',
    summary: 'Publications by kind and time of day',
    description:
      `Publications of the last ${PERIOD_DAYS} days, today included, by step of ${STEP_HOURS} hours: ` +
      'one series for each kind.',
    data: listOf(PublicationSeriesDto),
  })
  @Get('content-publish')
  publications(): Promise<PublicationSeriesDto[]> {
    return this.contentSeries.publications();
  }

  @Endpoint({
    id: 'getDataChainGrowth',
    summary: 'Retention or consumption, day by day',
    description:
      `The last ${GROWTH_DAYS} days, today included, and their growth against the ${GROWTH_DAYS} ` +
      'days before; or the requested period. Any other quota is refused.',
    body: DataChainGrowthQueryDto,
    data: model(DataChainGrowthDto),
  })
  @Post('data-chain-growth')
  growth(@Body() query: DataChainGrowthQueryDto): Promise<DataChainGrowthDto> {
    return this.chainGrowth.analyse(query);
  }

  @Endpoint({
    id: 'getDataOverview',
    summary: 'Production, clicks, exposure and people, day by day',
    description: `Four series over the last ${RECENT_DAYS} days, today included, or over the requested period.`,
    body: PeriodQueryDto,
    bodyOptional: true,
    data: model(DataOverviewDto),
  })
  @Post('data-overview')
  overview(@Body() query: PeriodQueryDto): Promise<DataOverviewDto> {
    return this.dataOverview.overview(query);
  }
}
