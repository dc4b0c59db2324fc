import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ContentColumns } from '../../content/content/content-columns.entity.js';
import { ContentItem } from '../../content/content/content-item.entity.js';
import {
  type ContentKind,
  type ContentState,
  type Orientation,
} from '../../content/content/content.constants.js';

const KEY = 'content_listing_pkey';

/**
 * An item as it is listed: its newest revision, which whoever works on it sees, and what is online of it, which all others see.
 * Where both are the same, they are one row. Triggers of `content_item` and `content_revision` write it.
 */
@Entity('content_listing')
@Index('content_listing_updated_at_idx', ['updatedAt', 'itemId'])
@Index('content_listing_title_idx', ['title', 'itemId'])
@Index('content_listing_owner_id_idx', ['ownerId'])
@Index('content_listing_author_id_idx', ['authorId'])
@Index('content_listing_labels_idx', { synchronize: false })
@Index('content_listing_search_idx', { synchronize: false })
export class ContentListing extends ContentColumns {
  @PrimaryColumn({ name: 'item_id', type: 'integer', primaryKeyConstraintName: KEY })
  itemId: number;

  @ManyToOne(() => ContentItem, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'content_listing_item_id_fkey' })
  item: ContentItem;

  /** Whether it is the newest revision. */
  @PrimaryColumn({ type: 'boolean', primaryKeyConstraintName: KEY })
  newest: boolean;

  /** Whether it is what is online. */
  @Column({ type: 'boolean' })
  shared: boolean;

  /** Its number. */
  @Column({ type: 'integer' })
  revision: number;

  @Column({ type: 'text' })
  kind: ContentKind;

  @Column({ type: 'text', nullable: true })
  orientation: Orientation | null;

  @Column({ name: 'owner_id', type: 'integer', nullable: true })
  ownerId: number | null;

  @Column({ type: 'text' })
  state: ContentState;

  /** Title and summary in lower case. */
  @Column({ type: 'text' })
  search: string;

  /** As it was written: the author may have been merged since. */
  @Column({ name: 'author_id', type: 'integer' })
  authorId: number;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
