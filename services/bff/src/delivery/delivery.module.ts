import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LibraryModule } from '../library/library.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { ChannelKeysService } from './channels/channel-keys.service.js';
import { ChannelRatesService } from './channels/channel-rates.service.js';
import { ChannelsController } from './channels/channels.controller.js';
import { ChannelsRepository } from './channels/channels.repository.js';
import { ChannelsService } from './channels/channels.service.js';
import { DELIVERY_ENTITIES } from './delivery.entities.js';
import { FeedsController } from './feeds/feeds.controller.js';
import { FeedsRepository } from './feeds/feeds.repository.js';
import { FeedsService } from './feeds/feeds.service.js';

/**
 * What leaves the product for children: the channels and their keys, and what they read.
 *
 * Exports `ChannelKeysService` to the server, which tells browsers which sites may read an answer.
 */
@Module({
  imports: [LibraryModule, PlatformModule, PoliciesModule, TypeOrmModule.forFeature(DELIVERY_ENTITIES)],
  controllers: [ChannelsController, FeedsController],
  providers: [
    ChannelKeysService,
    ChannelRatesService,
    ChannelsRepository,
    ChannelsService,
    FeedsRepository,
    FeedsService,
  ],
  exports: [ChannelKeysService],
})
export class DeliveryModule {}
