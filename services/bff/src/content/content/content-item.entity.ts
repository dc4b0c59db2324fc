import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Author } from '../authors/author.entity.js';
import { CONTENT_TITLE, type ContentKind, type Source, type Subject } from './content.constants.js';

/**
 * A column or series that is published repeatedly. Its kind never changes because aggregates are stored per
 * kind.
 */
@Entity('content_item')
@Index('content_item_author_id_idx', ['authorId'])
export class ContentItem {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'content_item_pkey' })
  id: number;

  @Column({ type: 'varchar', length: CONTENT_TITLE.maxLength })
  title: string;

  @Column({ type: 'text' })
  kind: ContentKind;

  @Column({ type: 'text' })
  subject: Subject;

  /** The creator or the source of the work. */
  @Column({ type: 'text' })
  source: Source;

  @Column({ name: 'author_id', type: 'integer' })
  authorId: number;

  @ManyToOne(() => Author, { nullable: false })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'content_item_author_id_fkey' })
  author: Author;
}
