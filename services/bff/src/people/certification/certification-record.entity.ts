import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import {
  CERTIFICATION_TEXT,
  type CertificationStatus,
  type CertificationType,
} from './certification.constants.js';

/** A certification request by an account. */
@Entity('certification_record')
@Index('certification_record_account_id_submitted_at_idx', ['accountId', 'submittedAt'])
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

  @Column({ name: 'legal_person', type: 'varchar', length: CERTIFICATION_TEXT.maxLength })
  legalPerson: string;

  @Column({ type: 'smallint' })
  status: CertificationStatus;

  @Column({ name: 'submitted_at', type: 'timestamptz' })
  submittedAt: Date;
}
