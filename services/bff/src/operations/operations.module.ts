import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChannelActivitiesController } from './channel-activities/channel-activities.controller.js';
import { ChannelActivitiesRepository } from './channel-activities/channel-activities.repository.js';
import { ChannelActivitiesService } from './channel-activities/channel-activities.service.js';
import { OperationLogsController } from './operation-logs/operation-logs.controller.js';
import { OperationLogsRepository } from './operation-logs/operation-logs.repository.js';
import { OperationLogsService } from './operation-logs/operation-logs.service.js';
import { ProfileParametersController } from './profile-parameters/profile-parameters.controller.js';
import { ProfileParametersRepository } from './profile-parameters/profile-parameters.repository.js';
import { ProfileParametersService } from './profile-parameters/profile-parameters.service.js';
import { OPERATIONS_ENTITIES } from './operations.entities.js';

/**
 * Forms for operators: channel activities, the video and audio parameters, and the log of their changes.
 *
 * Exports no providers.
 */
@Module({
  imports: [TypeOrmModule.forFeature(OPERATIONS_ENTITIES)],
  controllers: [ChannelActivitiesController, OperationLogsController, ProfileParametersController],
  providers: [
    ChannelActivitiesRepository,
    ChannelActivitiesService,
    OperationLogsRepository,
    OperationLogsService,
    ProfileParametersRepository,
    ProfileParametersService,
  ],
})
export class OperationsModule {}
