import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LibraryModule } from '../library/library.module.js';
import { ContentModule } from '../content/content.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { SystemModule } from '../system/system.module.js';
import { ChannelKeysService } from './channels/channel-keys.service.js';
import { ChannelRatesService } from './channels/channel-rates.service.js';
import { ChannelsController } from './channels/channels.controller.js';
import { ChannelsRepository } from './channels/channels.repository.js';
import { ChannelsService } from './channels/channels.service.js';
import { VisitorCountsController } from './channels/visitor-counts.controller.js';
import { AuthorTurnsRepository } from './delivery-changes/author-turns.repository.js';
import { DeliveryChangesRepository } from './delivery-changes/delivery-changes.repository.js';
import { DeliveryChangesService } from './delivery-changes/delivery-changes.service.js';
import { CollectorService } from './events/collector.service.js';
import { DailyVisitorsService } from './events/daily-visitors.service.js';
import { EventFoldService } from './events/event-fold.service.js';
import { EventInboxRepository } from './events/event-inbox.repository.js';
import { EventLagService } from './events/event-lag.service.js';
import { EventStreamRepository } from './events/event-stream.repository.js';
import { EventStreamService } from './events/event-stream.service.js';
import { KnownItemsService } from './events/known-items.service.js';
import { StreamedEventsService } from './events/streamed-events.service.js';
import { VisitorHashesService } from './events/visitor-hashes.service.js';
import { VisitorKeysService } from './events/visitor-keys.service.js';
import { VisitorsService } from './events/visitors.service.js';
import { WaitingLikesRepository } from './events/waiting-likes.repository.js';
import { AuthorBatchService } from './integration/author-batch.service.js';
import { FactBatchService } from './integration/fact-batch.service.js';
import { GroupBatchService } from './integration/group-batch.service.js';
import { IntegrationController } from './integration/integration.controller.js';
import { ItemBatchService } from './integration/item-batch.service.js';
import { DELIVERY_ENTITIES } from './delivery.entities.js';
import { FeedsController } from './feeds/feeds.controller.js';
import { FeedsRepository } from './feeds/feeds.repository.js';
import { FeedsService } from './feeds/feeds.service.js';
import { RememberedAnswers } from './feeds/remembered-answers.js';
import { HiddenItemsRepository } from './rule-presets/hidden-items.repository.js';
import { HiddenItemsService } from './rule-presets/hidden-items.service.js';
import { OrderPresetsService } from './rule-presets/order-presets.service.js';
import { PresetLabelsService } from './rule-presets/preset-labels.service.js';
import { RulePresetsController } from './rule-presets/rule-presets.controller.js';
import { RulePresetsRepository } from './rule-presets/rule-presets.repository.js';
import { RulePreviewService } from './rule-presets/rule-preview.service.js';
import { RulePresetsService } from './rule-presets/rule-presets.service.js';
import { ContentPreviewsController } from './watch/content-previews.controller.js';
import { DeliveredPreviewsController } from './watch/delivered-previews.controller.js';
import { PreviewLinksService } from './watch/preview-links.service.js';
import { SampleChannelService } from './watch/sample-channel.service.js';
import { WatchPagesService } from './watch/watch-pages.service.js';

/**
 * What leaves the product for children: the channels and their keys, what they read, and the rules of what that is; and what
 * comes back: what children did, in events of channels or in batches of other systems.
 *
 * Exports to the server `ChannelKeysService`, which tells browsers which sites may read an answer, `RememberedAnswers` with
 * `ChannelRatesService`, `CollectorService`, and, for the sample channel, `WatchPagesService` and `PreviewLinksService`.
 */
@Module({
  imports: [
    ContentModule,
    LibraryModule,
    PeopleModule,
    PlatformModule,
    PoliciesModule,
    SystemModule,
    TypeOrmModule.forFeature(DELIVERY_ENTITIES),
  ],
  controllers: [
    ChannelsController,
    ContentPreviewsController,
    DeliveredPreviewsController,
    FeedsController,
    IntegrationController,
    RulePresetsController,
    VisitorCountsController,
  ],
  providers: [
    AuthorBatchService,
    ChannelKeysService,
    ChannelRatesService,
    ChannelsRepository,
    ChannelsService,
    CollectorService,
    DailyVisitorsService,
    AuthorTurnsRepository,
    DeliveryChangesRepository,
    DeliveryChangesService,
    EventFoldService,
    EventInboxRepository,
    EventLagService,
    EventStreamRepository,
    EventStreamService,
    FeedsRepository,
    FactBatchService,
    FeedsService,
    GroupBatchService,
    HiddenItemsRepository,
    HiddenItemsService,
    ItemBatchService,
    KnownItemsService,
    OrderPresetsService,
    PresetLabelsService,
    PreviewLinksService,
    RememberedAnswers,
    RulePresetsRepository,
    RulePresetsService,
    RulePreviewService,
    SampleChannelService,
    StreamedEventsService,
    VisitorHashesService,
    VisitorKeysService,
    VisitorsService,
    WaitingLikesRepository,
    WatchPagesService,
  ],
  exports: [
    ChannelKeysService,
    ChannelRatesService,
    CollectorService,
    PreviewLinksService,
    RememberedAnswers,
    WatchPagesService,
  ],
})
export class DeliveryModule {}
