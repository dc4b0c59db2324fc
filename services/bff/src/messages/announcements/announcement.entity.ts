import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import { Account } from '../../people/accounts/account.entity.js';
import { type AnnouncementKind } from './announcements.constants.js';

export interface AnnouncementText {
  language: Language;
  title: string;
  text: string;
}

/** A text that administrators publish to everyone. */
@Entity('announcement')
@Index('announcement_published_at_idx', ['publishedAt', 'id'], { where: 'removed_at IS NULL' })
export class Announcement {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'announcement_pkey' })
  id: number;

  @Column({ type: 'text' })
  kind: AnnouncementKind;

  /** At most one for each language, validated before they were stored. */
  @Column({ type: 'jsonb' })
  texts: AnnouncementText[];

  @Column({ name: 'author_id', type: 'integer', nullable: true })
  authorId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'announcement_author_id_fkey' })
  author: Account | null;

  @Column({ name: 'published_at', type: 'timestamptz', default: () => 'now()' })
  publishedAt: Date;

  /** Null while it is published. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
