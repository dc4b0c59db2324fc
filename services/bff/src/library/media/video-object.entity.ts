import { Column, Entity, PrimaryColumn } from 'typeorm';
import { VIDEO_ID } from './videos.constants.js';

/** What there is of a video in the bucket, finished or not. It outlives the video until the bucket has removed the object. */
@Entity('video_object')
export class VideoObject {
  @PrimaryColumn({
    type: 'varchar',
    length: VIDEO_ID.maxLength,
    primaryKeyConstraintName: 'video_object_pkey',
  })
  id: string;

  /** In bytes, of the whole video. */
  @Column({ type: 'float8' })
  size: number;

  /** By which the bucket knows the multipart upload. Empty for a file that operators have copied there. */
  @Column({ name: 'upload_id', type: 'text' })
  uploadId: string;

  /** How many bytes of it have arrived and will not be lost. */
  @Column({ type: 'float8', default: 0 })
  stored: number;

  /**
   * Where the tails end that may be in the bucket. A tail is what arrived of a part that is not whole yet; the current one ends
   * at `stored`.
   */
  @Column({ type: 'float8', array: true, default: '{}' })
  tails: number[];

  /** Whether it is being finished, or is finished: nothing more is taken, whatever a replica has under way. */
  @Column({ type: 'boolean', default: false })
  closed: boolean;
}
