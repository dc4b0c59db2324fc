import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ContentItem } from './content-item.entity.js';

/**
 * The seconds of an item that make no whole minute yet. They count with those that come next, so the minutes of all its
 * facts are never off by more than one.
 */
@Entity('content_seconds')
export class ContentSeconds {
  @PrimaryColumn({ name: 'item_id', type: 'integer', primaryKeyConstraintName: 'content_seconds_pkey' })
  itemId: number;

  @OneToOne(() => ContentItem, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'content_seconds_item_id_fkey' })
  item: ContentItem;

  @Column({ type: 'smallint' })
  seconds: number;
}
