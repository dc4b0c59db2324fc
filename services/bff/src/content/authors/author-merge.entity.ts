import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { Author } from './author.entity.js';

/** Where a merged author went, and what has to come back if that is undone. Undoing deletes the row. */
@Entity('author_merge')
@Index('author_merge_into_id_idx', ['intoId'])
@Index('author_merge_account_id_idx', ['accountId'])
export class AuthorMerge {
  @PrimaryColumn({ name: 'author_id', type: 'integer', primaryKeyConstraintName: 'author_merge_pkey' })
  authorId: number;

  @ManyToOne(() => Author, { nullable: false })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'author_merge_author_id_fkey' })
  author: Author;

  @Column({ name: 'into_id', type: 'integer' })
  intoId: number;

  @ManyToOne(() => Author, { nullable: false })
  @JoinColumn({ name: 'into_id', foreignKeyConstraintName: 'author_merge_into_id_fkey' })
  into: Author;

  /** The items that named the author. */
  @Column({ type: 'integer', array: true })
  items: number[];

  /** The account that was linked to the author. */
  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'author_merge_account_id_fkey' })
  account: Account | null;

  /** Whether that account followed, because the other author had none. */
  @Column({ name: 'account_followed', type: 'boolean' })
  accountFollowed: boolean;

  @Column({ name: 'merged_at', type: 'timestamptz', default: () => 'now()' })
  mergedAt: Date;
}
