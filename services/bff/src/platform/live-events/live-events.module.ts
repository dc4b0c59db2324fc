import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryService } from './delivery.service.js';
import { EventCleanerService } from './event-cleaner.service.js';
import { LiveEvent } from './live-event.entity.js';
import { LiveEventsController } from './live-events.controller.js';
import { LiveEventsRepository } from './live-events.repository.js';
import { LiveEventsService } from './live-events.service.js';
import { OpenStreamsService } from './open-streams.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LiveEvent])],
  controllers: [LiveEventsController],
  providers: [
    LiveEventsRepository,
    LiveEventsService,
    OpenStreamsService,
    DeliveryService,
    EventCleanerService,
  ],
  exports: [DeliveryService, LiveEventsService, OpenStreamsService],
})
export class LiveEventsModule {}
