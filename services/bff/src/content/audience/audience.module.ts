import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AudienceDay } from './audience-day.entity.js';
import { AudienceRepository } from './audience.repository.js';
import { AudienceService } from './audience.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AudienceDay])],
  providers: [AudienceRepository, AudienceService],
  exports: [AudienceService],
})
export class AudienceModule {}
