import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module.js';
import { ApplicationDeskService } from './applications/application-desk.service.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { ApplicationsRepository } from './applications/applications.repository.js';
import { ApplicationsService } from './applications/applications.service.js';
import { CertificationDeskService } from './certification/certification-desk.service.js';
import { CertificationController } from './certification/certification.controller.js';
import { CertificationDocumentsController } from './certification/certification-documents.controller.js';
import { CertificationDocumentsRepository } from './certification/certification-documents.repository.js';
import { CertificationDocumentsService } from './certification/certification-documents.service.js';
import { CertificationRequestsController } from './certification/certification-requests.controller.js';
import { CertificationRequestsService } from './certification/certification-requests.service.js';
import { CertificationRepository } from './certification/certification.repository.js';
import { CertificationService } from './certification/certification.service.js';
import { ChannelActivitiesController } from './channel-activities/channel-activities.controller.js';
import { ChannelActivitiesRepository } from './channel-activities/channel-activities.repository.js';
import { ChannelActivitiesService } from './channel-activities/channel-activities.service.js';
import { PromotionNoticesService } from './channel-activities/promotion-notices.service.js';
import { OperationLogsController } from './operation-logs/operation-logs.controller.js';
import { OperationLogsRepository } from './operation-logs/operation-logs.repository.js';
import { OperationLogsService } from './operation-logs/operation-logs.service.js';
import { ParameterChangeDeskService } from './profile-parameters/parameter-change-desk.service.js';
import { ParameterChangesController } from './profile-parameters/parameter-changes.controller.js';
import { ParameterChangesRepository } from './profile-parameters/parameter-changes.repository.js';
import { ParameterChangesService } from './profile-parameters/parameter-changes.service.js';
import { ProfileParametersController } from './profile-parameters/profile-parameters.controller.js';
import { ProfileParametersService } from './profile-parameters/profile-parameters.service.js';
import { Config } from '../config/config.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { SystemModule } from '../system/system.module.js';
import { NoStudioFeed, StudioFeed } from './studio/studio-feed.js';
import { StudioBroadcastController } from './studio/studio-broadcast.controller.js';
import { StudioController } from './studio/studio.controller.js';
import { StudioInformationService } from './studio/studio-information.service.js';
import { StudioLogService } from './studio/studio-log.service.js';
import { ProgrammeCoversController } from './studio/programme-covers.controller.js';
import { ProgrammeCoversService } from './studio/programme-covers.service.js';
import { ProgrammeEntriesService } from './studio/programme-entries.service.js';
import { ProgrammeTurnsService } from './studio/programme-turns.service.js';
import { StudioProgrammesController } from './studio/studio-programmes.controller.js';
import { StudioProgrammesRepository } from './studio/studio-programmes.repository.js';
import { StudioProgrammesService } from './studio/studio-programmes.service.js';
import { StudioRepository } from './studio/studio.repository.js';
import { StudioSamplerService } from './studio/studio-sampler.service.js';
import { StudioSamplesRepository } from './studio/studio-samples.repository.js';
import { StudioService } from './studio/studio.service.js';
import { StudioSimulator } from './studio/studio-simulator.js';
import { StudioStatusService } from './studio/studio-status.service.js';
import { ReviewModule } from '../review/review.module.js';
import { OPERATIONS_ENTITIES } from './operations.entities.js';

/**
 * Forms for operators: channel activities, the video and audio parameters with the approval of their changes, and the
 * log of these. The live studio: its broadcast, programme, information and measurements. The applications with their
 * five steps. The certification of accounts.
 *
 * Exports `ApplicationsService`, with which other domains open applications in their own transactions, and
 * `ParameterChangesService` to the shell.
 */
@Module({
  imports: [
    MessagesModule,
    PeopleModule,
    PlatformModule,
    ReviewModule,
    SystemModule,
    TypeOrmModule.forFeature(OPERATIONS_ENTITIES),
  ],
  controllers: [
    ApplicationsController,
    CertificationController,
    CertificationDocumentsController,
    CertificationRequestsController,
    ChannelActivitiesController,
    OperationLogsController,
    ParameterChangesController,
    ProfileParametersController,
    StudioBroadcastController,
    StudioController,
    ProgrammeCoversController,
    StudioProgrammesController,
  ],
  providers: [
    ApplicationDeskService,
    ApplicationsRepository,
    ApplicationsService,
    CertificationDeskService,
    CertificationDocumentsRepository,
    CertificationDocumentsService,
    CertificationRepository,
    CertificationRequestsService,
    CertificationService,
    ChannelActivitiesRepository,
    ChannelActivitiesService,
    OperationLogsRepository,
    OperationLogsService,
    ParameterChangeDeskService,
    ParameterChangesRepository,
    ParameterChangesService,
    ProfileParametersService,
    PromotionNoticesService,
    {
      provide: StudioFeed,
      useFactory: ({ studioFeed }: Config) =>
        studioFeed === 'simulator' ? new StudioSimulator() : new NoStudioFeed(),
      inject: [Config],
    },
    StudioInformationService,
    StudioLogService,
    ProgrammeCoversService,
    ProgrammeEntriesService,
    ProgrammeTurnsService,
    StudioProgrammesRepository,
    StudioProgrammesService,
    StudioRepository,
    StudioSamplerService,
    StudioSamplesRepository,
    StudioService,
    StudioStatusService,
  ],
  exports: [ApplicationsService, ParameterChangesService, StudioProgrammesService],
})
export class OperationsModule {}
