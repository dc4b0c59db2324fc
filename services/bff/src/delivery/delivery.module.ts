import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlatformModule } from '../platform/platform.module.js';
import { ChannelKeysService } from './channels/channel-keys.service.js';
import { ChannelRatesService } from './channels/channel-rates.service.js';
import { ChannelsController } from './channels/channels.controller.js';
import { ChannelsRepository } from './channels/channels.repository.js';
import { ChannelsService } from './channels/channels.service.js';
import { DELIVERY_ENTITIES } from './delivery.entities.js';

/**
 * What leaves the product for children: the channels and their keys.
 *
 * Exports `ChannelKeysService` to the server, which tells browsers which sites may read an answer.
 */
@Module({
  imports: [PlatformModule, TypeOrmModule.forFeature(DELIVERY_ENTITIES)],
  controllers: [ChannelsController],
  providers: [ChannelKeysService, ChannelRatesService, ChannelsRepository, ChannelsService],
  exports: [ChannelKeysService],
})
export class DeliveryModule {}
