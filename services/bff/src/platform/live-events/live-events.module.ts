import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../../people/sessions/sessions.module.js';
import { DeliveryService } from './delivery.service.js';
import { EventCleanerService } from './event-cleaner.service.js';
import { LiveEvent } from './live-event.entity.js';
import { LiveEventsController } from './live-events.controller.js';
import { LiveEventsRepository } from './live-events.repository.js';
import { LiveEventsService } from './live-events.service.js';
import { OpenStreamsService } from './open-streams.service.js';
import { StreamWatchService } from './stream-watch.service.js';

@Module({
  imports: [SessionsModule, TypeOrmModule.forFeature([LiveEvent])],
  controllers: [LiveEventsController],
  providers: [
    LiveEventsRepository,
    LiveEventsService,
    OpenStreamsService,
    DeliveryService,
    StreamWatchService,
    EventCleanerService,
  ],
  exports: [LiveEventsService],
})
export class LiveEventsModule {}
