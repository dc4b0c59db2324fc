import { type Bucket } from '../../platform/files/bucket.js';
import { MultipartUpload } from '../../platform/files/multipart-upload.js';
import { type VideoObject } from './video-object.entity.js';
import { type VideoObjectsRepository } from './video-objects.repository.js';
import { storedVideo } from './videos.constants.js';

/** For a bucket that has lost what was stored, as a rule for old uploads does. The client goes on from the beginning. */
export async function restartUpload(
  bucket: Bucket,
  objects: VideoObjectsRepository,
  object: VideoObject,
): Promise<void> {
  const upload = await MultipartUpload.begin(bucket, storedVideo(object.id));
  // Somebody else has begun again already.
  if (!(await objects.restart(object, upload.id))) await upload.abort();
}
