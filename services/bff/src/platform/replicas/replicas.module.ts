import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveEventsModule } from '../live-events/live-events.module.js';
import { JobRun } from './job-run.entity.js';
import { Replica } from './replica.entity.js';
import { ReplicasRepository } from './replicas.repository.js';
import { ReplicasService } from './replicas.service.js';

@Module({
  imports: [LiveEventsModule, TypeOrmModule.forFeature([JobRun, Replica])],
  providers: [ReplicasRepository, ReplicasService],
  exports: [ReplicasService],
})
export class ReplicasModule {}
