import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import { type AccountRequestKind, type AccountRequestState } from './account-requests.constants.js';

/** A request to the administrators from a person who cannot sign in. */
@Entity('account_request')
@Index('account_request_waiting_key', ['accountId'], { unique: true, where: `state = 'waiting'` })
@Index('account_request_created_at_idx', ['createdAt'])
export class AccountRequest {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'account_request_pkey' })
  id: number;

  @Column({ type: 'text' })
  kind: AccountRequestKind;

  @Column({ type: 'text', default: 'waiting' })
  state: AccountRequestState;

  /** The applicant, who cannot sign in yet, or the person who forgot the password. */
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'account_request_account_id_fkey' })
  account: Account;

  /** In which the person read the page. */
  @Column({ type: 'text' })
  language: Language;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** The administrator who decided it. Null while it waits. */
  @Column({ name: 'handler_id', type: 'integer', nullable: true })
  handlerId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'handler_id', foreignKeyConstraintName: 'account_request_handler_id_fkey' })
  handler: Account | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Why it was rejected; empty if it was not. */
  @Column({ type: 'varchar', length: REVIEW_REASON.maxLength, default: '' })
  reason: string;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
