import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { VIDEO_ID, VIDEO_NAME } from './videos.constants.js';

/** A video that an account uploads, or has uploaded. Its file has the id as its name. */
@Entity('content_video')
@Index('content_video_account_id_idx', ['accountId'])
@Index('content_video_kept_at_idx', ['keptAt'])
export class ContentVideo {
  @PrimaryColumn({
    type: 'varchar',
    length: VIDEO_ID.maxLength,
    primaryKeyConstraintName: 'content_video_pkey',
  })
  id: string;

  /** Who uploads it. The account may be deleted before what names the video. */
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  /** Of the file that was chosen: with size and time, it tells an upload that is taken up again. */
  @Column({ type: 'varchar', length: VIDEO_NAME.maxLength })
  name: string;

  /** In bytes. A number for `JSON`, so below 2^53. */
  @Column({ type: 'float8' })
  size: number;

  /** When the file was changed, in milliseconds since 1970. */
  @Column({ type: 'float8' })
  modified: number;

  /** Null until all of it was sent and looked at, as what follows. */
  @Column({ name: 'media_type', type: 'text', nullable: true })
  mediaType: string | null;

  /** In pixels, as it is shown. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  @Column({ type: 'integer', nullable: true })
  seconds: number | null;

  /** In hexadecimal digits, of the file that was looked at. Null for those that were finished before it was kept. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  sha256: string | null;

  /** When it was begun, or a revision ceased to name it. */
  @Column({ name: 'kept_at', type: 'timestamptz', default: () => 'now()' })
  keptAt: Date;
}
