import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing/billing.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { SystemModule } from '../system/system.module.js';
import { AnalysisController } from './analysis/analysis.controller.js';
import { ContentSeriesService } from './analysis/content-series.service.js';
import { DataChainGrowthService } from './analysis/data-chain-growth.service.js';
import { DataOverviewRepository } from './analysis/data-overview.repository.js';
import { DataOverviewService } from './analysis/data-overview.service.js';
import { PublicOpinionService } from './analysis/public-opinion.service.js';
import { ContentMixService } from './analysis/content-mix.service.js';
import { PeriodAnalysisController } from './analysis/period-analysis.controller.js';
import { PeriodOpinionService } from './analysis/period-opinion.service.js';
import { UserActionsService } from './analysis/user-actions.service.js';
import { AudienceRepository } from './audience/audience.repository.js';
import { AudienceService } from './audience/audience.service.js';
import { VisitsRepository } from './audience/visits.repository.js';
import { PeopleRowsController } from './audience/people-rows.controller.js';
import { PeopleRowsRepository } from './audience/people-rows.repository.js';
import { PeopleRowsService } from './audience/people-rows.service.js';
import { AuthorsController } from './authors/authors.controller.js';
import { AuthorMergesRepository } from './authors/author-merges.repository.js';
import { AuthorMergesService } from './authors/author-merges.service.js';
import { AuthorImportsService } from './authors/author-imports.service.js';
import { AuthorsRepository } from './authors/authors.repository.js';
import { AuthorsService } from './authors/authors.service.js';
import { PeopleAsAuthorsService } from './authors/people-as-authors.service.js';
import { PopularAuthorsController } from './authors/popular-authors.controller.js';
import { PopularAuthorsRepository } from './authors/popular-authors.repository.js';
import { PopularAuthorsService } from './authors/popular-authors.service.js';
import { CardsService } from './cards/cards.service.js';
import { ContentFactsRepository } from './content/content-facts.repository.js';
import { ContentFactsService } from './content/content-facts.service.js';
import { PublicationsService } from './content/publications.service.js';
import { FactImportsRepository } from './content/fact-imports.repository.js';
import { FactImportsService } from './content/fact-imports.service.js';
import { ContentFiguresRepository } from './content/content-figures.repository.js';
import { ContentFiguresService } from './content/content-figures.service.js';
import { ContentController } from './content/content.controller.js';
import { ContentPartitionsRepository } from './content/content-partitions.repository.js';
import { ContentPopularityService } from './content/content-popularity.service.js';
import { ContentRepository } from './content/content.repository.js';
import { ContentRetentionService } from './content/content-retention.service.js';
import { ContentRowsController } from './content/content-rows.controller.js';
import { ContentRowsRepository } from './content/content-rows.repository.js';
import { ContentRowsService } from './content/content-rows.service.js';
import { ContentService } from './content/content.service.js';
import { PeriodsService } from './periods/periods.service.js';
import { BillingSummaryService } from './service-cards/billing-summary.service.js';
import { ExpiryNoticesService } from './service-cards/expiry-notices.service.js';
import { ServiceCardsController } from './service-cards/service-cards.controller.js';
import { ServiceCardsRepository } from './service-cards/service-cards.repository.js';
import { ServiceCardsService } from './service-cards/service-cards.service.js';
import { ServiceNoticesRepository } from './service-cards/service-notices.repository.js';
import { BillingFilesController } from './billing-files/billing-files.controller.js';
import { BillingFilesService } from './billing-files/billing-files.service.js';
import { ServiceOrderingService } from './service-cards/service-ordering.service.js';
import { ServiceOrdersController } from './service-cards/service-orders.controller.js';
import { ServiceOrdersRepository } from './service-cards/service-orders.repository.js';
import { ServiceOrdersService } from './service-cards/service-orders.service.js';
import { ServiceOffersController } from './service-offers/service-offers.controller.js';
import { ServiceOffersRepository } from './service-offers/service-offers.repository.js';
import { ServiceOffersService } from './service-offers/service-offers.service.js';
import { CONTENT_ENTITIES } from './content.entities.js';

/**
 * Content and its figures: authors, audience, analyses, and the cards for serving content.
 *
 * Exports `BillingSummaryService` to the shell, `AuthorsService`, `CardsService` and `PublicationsService` to the
 * library, and to the delivery `ContentFactsService` and what imports write.
 */
@Module({
  imports: [
    BillingModule,
    MessagesModule,
    PeopleModule,
    PlatformModule,
    SystemModule,
    TypeOrmModule.forFeature(CONTENT_ENTITIES),
  ],
  controllers: [
    AnalysisController,
    AuthorsController,
    PopularAuthorsController,
    ContentController,
    ContentRowsController,
    PeopleRowsController,
    PeriodAnalysisController,
    ServiceCardsController,
    ServiceOffersController,
    ServiceOrdersController,
    BillingFilesController,
  ],
  providers: [
    ContentSeriesService,
    DataChainGrowthService,
    DataOverviewRepository,
    DataOverviewService,
    ContentMixService,
    PeriodOpinionService,
    PublicOpinionService,
    UserActionsService,
    AudienceRepository,
    AudienceService,
    VisitsRepository,
    PeopleRowsRepository,
    PeopleRowsService,
    AuthorImportsService,
    AuthorMergesRepository,
    AuthorMergesService,
    AuthorsRepository,
    AuthorsService,
    PeopleAsAuthorsService,
    PopularAuthorsRepository,
    PopularAuthorsService,
    CardsService,
    ContentFactsRepository,
    ContentFactsService,
    PublicationsService,
    FactImportsRepository,
    FactImportsService,
    ContentFiguresRepository,
    ContentFiguresService,
    ContentPartitionsRepository,
    ContentPopularityService,
    ContentRepository,
    ContentRetentionService,
    ContentRowsRepository,
    ContentRowsService,
    ContentService,
    PeriodsService,
    BillingSummaryService,
    ExpiryNoticesService,
    ServiceCardsRepository,
    ServiceCardsService,
    ServiceNoticesRepository,
    ServiceOffersRepository,
    ServiceOffersService,
    ServiceOrderingService,
    BillingFilesService,
    ServiceOrdersRepository,
    ServiceOrdersService,
  ],
  exports: [
    AudienceService,
    AuthorImportsService,
    AuthorsService,
    BillingSummaryService,
    CardsService,
    ContentFactsService,
    PublicationsService,
    ContentService,
    FactImportsService,
  ],
})
export class ContentModule {}
