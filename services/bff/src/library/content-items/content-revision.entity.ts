import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type ValueTransformer } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { ContentItem } from '../../content/content/content-item.entity.js';
import { DEFAULT_CONTENT, type ItemContent } from './item-content.constants.js';

const COMPLETED: ValueTransformer = {
  to: (content: ItemContent) => content,
  from: (stored: Partial<ItemContent>) => ({ ...DEFAULT_CONTENT, ...stored }),
};

/** What an item says, or said. The newest one is changed until it is approved or rejected; the others stay as they are. */
@Entity('content_revision')
@Index('content_revision_created_by_idx', ['createdBy'])
@Index('content_revision_changed_by_idx', ['changedBy'])
export class ContentRevision {
  @PrimaryColumn({ name: 'item_id', type: 'integer', primaryKeyConstraintName: 'content_revision_pkey' })
  itemId: number;

  @ManyToOne(() => ContentItem, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'content_revision_item_id_fkey' })
  item: ContentItem;

  /** From 1. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'content_revision_pkey' })
  number: number;

  @Column({ type: 'jsonb', transformer: COMPLETED })
  content: ItemContent;

  @Column({ name: 'created_by', type: 'integer', nullable: true })
  createdBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'content_revision_created_by_fkey' })
  creator: Account | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Who changed it last. */
  @Column({ name: 'changed_by', type: 'integer', nullable: true })
  changedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'changed_by', foreignKeyConstraintName: 'content_revision_changed_by_fkey' })
  changer: Account | null;

  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;

  /** The accounts that have made it: together with it, those of an earlier revision that has the same text. By a trigger, too. */
  @Column({ type: 'integer', array: true, default: '{}' })
  editors: number[];

  /** When it went online for the first time. */
  @Column({ name: 'published_at', type: 'timestamptz', nullable: true })
  publishedAt: Date | null;
}
