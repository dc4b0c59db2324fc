import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentItem } from '../content/content/content-item.entity.js';
import { ContentModule } from '../content/content.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { ReviewModule } from '../review/review.module.js';
import { ContentBodiesService } from './content-items/content-bodies.service.js';
import { ContentItemDeskService } from './content-items/content-item-desk.service.js';
import { ContentItemImportsService } from './content-items/content-item-imports.service.js';
import { ContentItemStepsController } from './content-items/content-item-steps.controller.js';
import { ContentItemStepsService } from './content-items/content-item-steps.service.js';
import { ContentItemWritingService } from './content-items/content-item-writing.service.js';
import { ContentPreviewsService } from './content-items/content-previews.service.js';
import { ContentItemsController } from './content-items/content-items.controller.js';
import { ContentItemsRepository } from './content-items/content-items.repository.js';
import { ContentItemsService } from './content-items/content-items.service.js';
import { ContentRevisionsController } from './content-items/content-revisions.controller.js';
import { ContentRevisionsRepository } from './content-items/content-revisions.repository.js';
import { ContentRevisionsService } from './content-items/content-revisions.service.js';
import { ContentDownloadController } from './downloads/content-download.controller.js';
import { ContentDownloadRepository } from './downloads/content-download.repository.js';
import { ContentDownloadService } from './downloads/content-download.service.js';
import { ContentImportController } from './imports/content-import.controller.js';
import { ContentImportsService } from './imports/content-imports.service.js';
import { ImportedItemsRepository } from './content-items/imported-items.repository.js';
import { ImportedItemsService } from './content-items/imported-items.service.js';
import { LabelMergeJobService } from './labels/label-merge-job.service.js';
import { LabelMergesController } from './labels/label-merges.controller.js';
import { LabelMergesRepository } from './labels/label-merges.repository.js';
import { LabelMergesService } from './labels/label-merges.service.js';
import { LabelPlacesService } from './labels/label-places.service.js';
import { LabelledItemsRepository } from './labels/labelled-items.repository.js';
import { LabelsController } from './labels/labels.controller.js';
import { LabelsRepository } from './labels/labels.repository.js';
import { LabelsService } from './labels/labels.service.js';
import { ContentPicturesController } from './media/content-pictures.controller.js';
import { ContentPicturesRepository } from './media/content-pictures.repository.js';
import { ContentPicturesService } from './media/content-pictures.service.js';
import { MediaAddressesService } from './media/media-addresses.service.js';
import { VideoFilesService } from './media/video-files.service.js';
import { VideoObjectsRepository } from './media/video-objects.repository.js';
import { VideoPlaces } from './media/video-places.js';
import { VideosController } from './media/videos.controller.js';
import { VideosRepository } from './media/videos.repository.js';
import { VideosService } from './media/videos.service.js';
import { ContentOperationsController } from './operations/content-operations.controller.js';
import { ContentOperationsRepository } from './operations/content-operations.repository.js';
import { ContentOperationsService } from './operations/content-operations.service.js';
import { ContentViewsController } from './views/content-views.controller.js';
import { ContentViewsService } from './views/content-views.service.js';
import { ViewLabelsService } from './views/view-labels.service.js';
import { QualityInspectionsController } from './quality-inspections/quality-inspections.controller.js';
import { QualityInspectionsRepository } from './quality-inspections/quality-inspections.repository.js';
import { QualityInspectionsService } from './quality-inspections/quality-inspections.service.js';
import { QueueLabelsService } from './quality-inspections/queue-labels.service.js';
import { QualityQueueItemsController } from './quality-inspections/quality-queue-items.controller.js';
import { QualityQueueItemsRepository } from './quality-inspections/quality-queue-items.repository.js';
import { QualityQueueItemsService } from './quality-inspections/quality-queue-items.service.js';
import { LIBRARY_ENTITIES } from './library.entities.js';

/**
 * Content that people work on: written, inspected and published, revision by revision.
 *
 * Exports `ContentItemsService` and `QualityQueueItemsService` to the shell, and to the delivery `ContentBodiesService`,
 * `ContentItemImportsService` and `ContentPreviewsService`. `LabelPlacesService`, to all that name labels.
 */
@Module({
  imports: [
    ContentModule,
    PlatformModule,
    ReviewModule,
    TypeOrmModule.forFeature([ContentItem, ...LIBRARY_ENTITIES]),
  ],
  controllers: [
    // Before the items: their paths would be taken for ids.
    ContentDownloadController,
    ContentImportController,
    ContentOperationsController,
    ContentViewsController,
    ContentItemsController,
    ContentItemStepsController,
    ContentPicturesController,
    ContentRevisionsController,
    LabelMergesController,
    LabelsController,
    QualityInspectionsController,
    QualityQueueItemsController,
    VideosController,
  ],
  providers: [
    ContentBodiesService,
    ContentDownloadRepository,
    ContentDownloadService,
    ContentImportsService,
    ImportedItemsRepository,
    ImportedItemsService,
    ContentOperationsRepository,
    ContentOperationsService,
    ContentViewsService,
    ContentItemDeskService,
    ContentItemImportsService,
    ContentItemStepsService,
    ContentItemWritingService,
    ContentItemsRepository,
    ContentItemsService,
    ContentPicturesRepository,
    ContentPicturesService,
    ContentPreviewsService,
    ContentRevisionsRepository,
    ContentRevisionsService,
    LabelMergeJobService,
    LabelMergesRepository,
    LabelMergesService,
    LabelPlacesService,
    LabelledItemsRepository,
    LabelsRepository,
    LabelsService,
    MediaAddressesService,
    QualityInspectionsRepository,
    QualityInspectionsService,
    QualityQueueItemsRepository,
    QualityQueueItemsService,
    QueueLabelsService,
    VideoFilesService,
    VideoObjectsRepository,
    VideoPlaces.provider,
    VideosRepository,
    VideosService,
    ViewLabelsService,
  ],
  exports: [
    ContentBodiesService,
    ContentItemImportsService,
    ContentItemsService,
    ContentPreviewsService,
    LabelPlacesService,
    QualityQueueItemsService,
  ],
})
export class LibraryModule {}
