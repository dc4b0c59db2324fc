import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { TEXT_ORDER } from '../../platform/database/text-order.js';
import { Account } from '../../people/accounts/account.entity.js';
import { AUTHOR_EXTERNAL_ID, AUTHOR_NAME, AUTHOR_NOTE } from './authors.constants.js';

/** A creator of content. Most authors never log in; one who does may be linked to an account. */
@Entity('author')
@Index('author_account_id_key', ['accountId'], { unique: true, where: 'removed_at IS NULL' })
@Index('author_external_id_key', ['externalId'], { unique: true })
export class Author {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'author_pkey' })
  id: number;

  @Column({ type: 'varchar', length: AUTHOR_NAME.maxLength, collation: TEXT_ORDER })
  name: string;

  @Column({ type: 'varchar', length: AUTHOR_NOTE.maxLength, default: '' })
  note: string;

  /** What another system calls the author. */
  @Column({ name: 'external_id', type: 'varchar', length: AUTHOR_EXTERNAL_ID.maxLength, nullable: true })
  externalId: string | null;

  @Column({ name: 'account_id', type: 'integer', nullable: true })
  accountId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'author_account_id_fkey' })
  account: Account | null;

  /** Null unless it was removed. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
