import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CardsModule } from '../cards/cards.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { QualityInspectionsController } from './quality-inspections.controller.js';
import { QualityInspectionsRepository } from './quality-inspections.repository.js';
import { QualityInspectionsService } from './quality-inspections.service.js';
import { QualityQueueItem } from './quality-queue-item.entity.js';
import { QualityQueueItemsController } from './quality-queue-items.controller.js';
import { QualityQueueItemsRepository } from './quality-queue-items.repository.js';
import { QualityQueueItemsService } from './quality-queue-items.service.js';
import { QualityQueue } from './quality-queue.entity.js';

@Module({
  imports: [CardsModule, IdempotencyModule, TypeOrmModule.forFeature([QualityQueue, QualityQueueItem])],
  controllers: [QualityInspectionsController, QualityQueueItemsController],
  providers: [
    QualityInspectionsRepository,
    QualityInspectionsService,
    QualityQueueItemsRepository,
    QualityQueueItemsService,
  ],
})
export class QualityInspectionsModule {}
