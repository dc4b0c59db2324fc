import { Module } from '@nestjs/common';
import { AudienceModule } from '../audience/audience.module.js';
import { ContentModule } from '../content/content.module.js';
import { AnalysisController } from './analysis.controller.js';
import { ContentSeriesService } from './content-series.service.js';
import { DataChainGrowthService } from './data-chain-growth.service.js';
import { DataOverviewService } from './data-overview.service.js';
import { PublicOpinionService } from './public-opinion.service.js';

@Module({
  imports: [AudienceModule, ContentModule],
  controllers: [AnalysisController],
  providers: [PublicOpinionService, ContentSeriesService, DataChainGrowthService, DataOverviewService],
})
export class AnalysisModule {}
