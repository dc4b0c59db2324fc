import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { CERTIFICATION_TEXT, type CertificationStatus } from './certification.constants.js';

/**
 * The enterprise that an account represents. Numbers and names are stored in full and masked in responses.
 */
@Entity('certification')
export class Certification {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'certification_pkey' })
  accountId: number;

  @OneToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'certification_account_id_fkey' })
  account: Account;

  @Column({ name: 'account_type', type: 'varchar', length: CERTIFICATION_TEXT.maxLength })
  accountType: string;

  @Column({ type: 'smallint' })
  status: CertificationStatus;

  @Column({ name: 'submitted_at', type: 'timestamptz' })
  submittedAt: Date;

  @Column({ name: 'legal_person', type: 'varchar', length: CERTIFICATION_TEXT.maxLength })
  legalPerson: string;

  @Column({ name: 'certificate_type', type: 'varchar', length: CERTIFICATION_TEXT.maxLength })
  certificateType: string;

  @Column({ name: 'authentication_number', type: 'varchar', length: CERTIFICATION_TEXT.maxLength })
  authenticationNumber: string;

  @Column({ name: 'enterprise_name', type: 'varchar', length: CERTIFICATION_TEXT.maxLength })
  enterpriseName: string;

  @Column({ name: 'enterprise_certificate_type', type: 'varchar', length: CERTIFICATION_TEXT.maxLength })
  enterpriseCertificateType: string;

  @Column({ name: 'organization_code', type: 'varchar', length: CERTIFICATION_TEXT.maxLength })
  organizationCode: string;
}
