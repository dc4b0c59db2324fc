import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QualityInspectionsController } from './quality-inspections.controller.js';
import { QualityInspectionsRepository } from './quality-inspections.repository.js';
import { QualityInspectionsService } from './quality-inspections.service.js';
import { QualityQueue } from './quality-queue.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([QualityQueue])],
  controllers: [QualityInspectionsController],
  providers: [QualityInspectionsRepository, QualityInspectionsService],
})
export class QualityInspectionsModule {}
