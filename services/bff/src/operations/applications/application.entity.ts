import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import {
  APPLICATION_TITLE,
  type ApplicationKind,
  type ApplicationState,
  type ReturnReason,
} from './applications.constants.js';

/** An application that passes five steps until what was applied for is launched. */
@Entity('application')
@Index('application_subject_idx', ['kind', 'subjectId'])
@Index('application_applicant_id_idx', ['applicantId'])
@Index('application_created_at_idx', ['createdAt'])
@Index('application_open_idx', ['createdAt', 'id'], { where: `state NOT IN ('submitApplication', 'done')` })
export class Application {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'application_pkey' })
  id: number;

  @Column({ type: 'text' })
  kind: ApplicationKind;

  /** The key of the channel activity, or of the account to be certified. */
  @Column({ name: 'subject_id', type: 'integer' })
  subjectId: number;

  @Column({ type: 'varchar', length: APPLICATION_TITLE.maxLength })
  title: string;

  @Column({ type: 'text', default: 'leaderReview' })
  state: ApplicationState;

  /** Null after the account is deleted. */
  @Column({ name: 'applicant_id', type: 'integer', nullable: true })
  applicantId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'applicant_id', foreignKeyConstraintName: 'application_applicant_id_fkey' })
  applicant: Account | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Empty unless it is returned for correction. */
  @Column({ name: 'return_reasons', type: 'text', array: true, default: '{}' })
  returnReasons: ReturnReason[];

  /** In own words; null unless it is returned for correction. */
  @Column({ name: 'return_reason', type: 'varchar', length: REVIEW_REASON.maxLength, nullable: true })
  returnReason: string | null;

  @Column({ name: 'returned_at', type: 'timestamptz', nullable: true })
  returnedAt: Date | null;

  @Column({ name: 'returned_by', type: 'integer', nullable: true })
  returnedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'returned_by', foreignKeyConstraintName: 'application_returned_by_fkey' })
  returner: Account | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
