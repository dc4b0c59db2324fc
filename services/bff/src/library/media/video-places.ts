import { Config } from '../../config/config.js';
import { PostgresFileStorage } from '../../platform/files/postgres-file-storage.js';
import { VideoDatabase } from './video-database.js';
import { VideoDirectory } from './video-directory.js';
import { VideoObjectsRepository } from './video-objects.repository.js';
import { type UploadPlace, type VideoPlace } from './video-storage.js';

/** Where this deployment has videos. What lies in the directory is still there after a bucket was configured. */
export class VideoPlaces {
  static readonly provider = {
    provide: VideoPlaces,
    inject: [Config, PostgresFileStorage, VideoObjectsRepository],
    useFactory: async (
      { media, objectStore }: Config,
      database: PostgresFileStorage,
      objects: VideoObjectsRepository,
    ): Promise<VideoPlaces> => {
      const places: UploadPlace[] = [];
      if (objectStore) {
        const { VideoBucket } = await import('./video-bucket.js');
        places.push(new VideoBucket(objectStore, objects));
      }
      if (media.directory !== undefined) places.push(new VideoDirectory(media.directory));
      return new VideoPlaces(places, [...places, new VideoDatabase(database)]);
    },
  };

  private constructor(
    /** The first takes what is uploaded. */
    readonly uploads: readonly UploadPlace[],
    readonly all: readonly VideoPlace[],
  ) {}
}
