import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PICTURE_ID } from '../media/media.constants.js';
import { ContentRevision } from './content-revision.entity.js';

const KEY = 'content_revision_media_pkey';

/** What a revision names. A trigger of `content_revision` writes it, whoever writes the revision. */
@Entity('content_revision_media')
@Index('content_revision_media_media_id_idx', ['mediaId'])
export class ContentRevisionMedia {
  @PrimaryColumn({ name: 'item_id', type: 'integer', primaryKeyConstraintName: KEY })
  itemId: number;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: KEY })
  number: number;

  @ManyToOne(() => ContentRevision, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn([
    {
      name: 'item_id',
      referencedColumnName: 'itemId',
      foreignKeyConstraintName: 'content_revision_media_revision_fkey',
    },
    {
      name: 'number',
      referencedColumnName: 'number',
      foreignKeyConstraintName: 'content_revision_media_revision_fkey',
    },
  ])
  revision: ContentRevision;

  @PrimaryColumn({
    name: 'media_id',
    type: 'varchar',
    length: PICTURE_ID.maxLength,
    primaryKeyConstraintName: KEY,
  })
  mediaId: string;
}
