import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VisitDay } from './visit-day.entity.js';
import { VisitsController } from './visits.controller.js';
import { VisitsRepository } from './visits.repository.js';
import { VisitsService } from './visits.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([VisitDay])],
  controllers: [VisitsController],
  providers: [VisitsRepository, VisitsService],
})
export class VisitsModule {}
