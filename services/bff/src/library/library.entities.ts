import { ContentImport } from './imports/content-import.entity.js';
import { ContentListing } from './content-items/content-listing.entity.js';
import { ContentRevisionMedia } from './content-items/content-revision-media.entity.js';
import { ContentRevision } from './content-items/content-revision.entity.js';
import { LabelMerge } from './labels/label-merge.entity.js';
import { ContentPicture } from './media/content-picture.entity.js';
import { ContentVideo } from './media/content-video.entity.js';
import { VideoObject } from './media/video-object.entity.js';
import { ContentOperation } from './operations/content-operation.entity.js';
import { ContentTable, ContentView } from './views/content-view.entity.js';
import { QualityQueueItem } from './quality-inspections/quality-queue-item.entity.js';
import { QualityQueue } from './quality-inspections/quality-queue.entity.js';

export const LIBRARY_ENTITIES = [
  ContentImport,
  ContentListing,
  ContentOperation,
  ContentRevision,
  ContentRevisionMedia,
  ContentPicture,
  ContentTable,
  ContentVideo,
  ContentView,
  LabelMerge,
  QualityQueue,
  QualityQueueItem,
  VideoObject,
];
