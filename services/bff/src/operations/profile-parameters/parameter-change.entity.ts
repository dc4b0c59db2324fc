import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { type Parameters } from './parameter-fields.constants.js';
import { type ChangeState, CONTENT_NUMBER } from './profile-parameters.constants.js';

/** A requested parameter change, and its entry of the operation log. Once applied, it is an immutable version. */
@Entity('parameter_change')
@Index('parameter_change_state_idx', ['state', 'decidedAt'])
@Index('parameter_change_updated_at_idx', ['updatedAt', 'id'])
@Index('parameter_change_applied_version_key', ['appliedVersion'], { unique: true })
@Index('parameter_change_submitted_by_idx', ['submittedBy'])
@Index('parameter_change_reviewed_by_idx', ['reviewedBy'])
@Index('parameter_change_decided_by_idx', ['decidedBy'])
@Index('parameter_change_base_id_idx', ['baseId'])
// Unique over the open states, so that only one change can be open.
@Index('parameter_change_open_key', { synchronize: false })
export class ParameterChange {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'parameter_change_pkey' })
  id: number;

  @Column({ name: 'content_number', type: 'varchar', length: CONTENT_NUMBER.maxLength })
  contentNumber: string;

  @Column({ type: 'text' })
  state: ChangeState;

  @Column({ type: 'integer', default: 1 })
  version: number;

  /** All parameters as one document, because a version is read and written as a whole. */
  @Column({ type: 'jsonb' })
  parameters: Parameters;

  /** The change that was applied when this one was submitted. */
  @Column({ name: 'base_id', type: 'integer', nullable: true })
  baseId: number | null;

  @ManyToOne(() => ParameterChange, { nullable: true })
  @JoinColumn({ name: 'base_id', foreignKeyConstraintName: 'parameter_change_base_id_fkey' })
  base: ParameterChange | null;

  /** The limit is in grapheme clusters, which PostgreSQL cannot count. */
  @Column({ type: 'text', default: '' })
  description: string;

  /** The applied version from which a rollback took its parameters. */
  @Column({ name: 'restored_version', type: 'integer', nullable: true })
  restoredVersion: number | null;

  /** Null after the account is deleted. */
  @Column({ name: 'submitted_by', type: 'integer', nullable: true })
  submittedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'submitted_by', foreignKeyConstraintName: 'parameter_change_submitted_by_fkey' })
  submitter: Account | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', default: () => 'now()' })
  submittedAt: Date;

  @Column({ name: 'reviewed_by', type: 'integer', nullable: true })
  reviewedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'reviewed_by', foreignKeyConstraintName: 'parameter_change_reviewed_by_fkey' })
  reviewer: Account | null;

  @Column({ name: 'reviewed_at', type: 'timestamptz', nullable: true })
  reviewedAt: Date | null;

  /** Who applied, returned or cancelled it. */
  @Column({ name: 'decided_by', type: 'integer', nullable: true })
  decidedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'decided_by', foreignKeyConstraintName: 'parameter_change_decided_by_fkey' })
  decider: Account | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Why it was returned. */
  @Column({ type: 'text', default: '' })
  comment: string;

  /** The submitter decided alone, as the only active administrator. */
  @Column({ name: 'sole_administrator', type: 'boolean', default: false })
  soleAdministrator: boolean;

  /** 1 for the first change that was applied, then 2. */
  @Column({ name: 'applied_version', type: 'integer', nullable: true })
  appliedVersion: number | null;

  /** The time of the last step. */
  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
