import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChannelActivitiesController } from './channel-activities.controller.js';
import { ChannelActivitiesRepository } from './channel-activities.repository.js';
import { ChannelActivitiesService } from './channel-activities.service.js';
import { ChannelActivity } from './channel-activity.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ChannelActivity])],
  controllers: [ChannelActivitiesController],
  providers: [ChannelActivitiesRepository, ChannelActivitiesService],
})
export class ChannelActivitiesModule {}
