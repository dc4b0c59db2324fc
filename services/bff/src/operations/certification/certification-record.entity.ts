import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import {
  type AccountType,
  AUTHENTICATION_NUMBER,
  type CertificateType,
  type CertificationState,
  type CertificationType,
  ENTERPRISE_NAME,
  type EnterpriseCertificateType,
  LEGAL_PERSON,
  ORGANIZATION_CODE,
} from './certification.constants.js';

/** A certification request by an account. Numbers and names are stored in full and masked in responses. */
@Entity('certification_record')
@Index('certification_record_account_id_submitted_at_idx', ['accountId', 'submittedAt'])
@Index('certification_record_open_key', ['accountId'], { unique: true, where: `state = 'auditing'` })
export class CertificationRecord {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'certification_record_pkey' })
  id: number;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'certification_record_account_id_fkey' })
  account: Account;

  @Column({ name: 'certification_type', type: 'smallint' })
  certificationType: CertificationType;

  @Column({ name: 'account_type', type: 'text' })
  accountType: AccountType;

  @Column({ name: 'legal_person', type: 'varchar', length: LEGAL_PERSON.maxLength })
  legalPerson: string;

  @Column({ name: 'certificate_type', type: 'text' })
  certificateType: CertificateType;

  @Column({ name: 'authentication_number', type: 'varchar', length: AUTHENTICATION_NUMBER.maxLength })
  authenticationNumber: string;

  @Column({ name: 'enterprise_name', type: 'varchar', length: ENTERPRISE_NAME.maxLength })
  enterpriseName: string;

  @Column({ name: 'enterprise_certificate_type', type: 'text' })
  enterpriseCertificateType: EnterpriseCertificateType;

  @Column({ name: 'organization_code', type: 'varchar', length: ORGANIZATION_CODE.maxLength })
  organizationCode: string;

  @Column({ type: 'text', default: 'auditing' })
  state: CertificationState;

  @Column({ name: 'submitted_at', type: 'timestamptz', default: () => 'now()' })
  submittedAt: Date;

  /** When it was passed, rejected or withdrawn; null while it is open. */
  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'decided_by', type: 'integer', nullable: true })
  decidedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by', foreignKeyConstraintName: 'certification_record_decided_by_fkey' })
  decider: Account | null;

  /** Why it was rejected; empty otherwise. */
  @Column({ type: 'varchar', length: REVIEW_REASON.maxLength, default: '' })
  reason: string;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
