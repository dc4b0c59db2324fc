import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { DOCUMENT_NAME, type DocumentMediaType } from './certification.constants.js';
import { CertificationRecord } from './certification-record.entity.js';

/**
 * A private file that proves a request. Uploaded first; without a request it is removed after a day. A trigger drops the file of
 * each row that is deleted.
 */
@Entity('certification_document')
@Index('certification_document_record_id_idx', ['recordId'])
@Index('certification_document_waiting_idx', ['accountId', 'createdAt'], { where: 'record_id IS NULL' })
export class CertificationDocument {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'certification_document_pkey' })
  id: string;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'certification_document_account_id_fkey' })
  account: Account;

  /** Null until the request is submitted. */
  @Column({ name: 'record_id', type: 'integer', nullable: true })
  recordId: number | null;

  @ManyToOne(() => CertificationRecord, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'record_id', foreignKeyConstraintName: 'certification_document_record_id_fkey' })
  record: CertificationRecord | null;

  /** As the person's file was called. */
  @Column({ type: 'varchar', length: DOCUMENT_NAME.maxLength })
  name: string;

  @Column({ name: 'media_type', type: 'text' })
  mediaType: DocumentMediaType;

  /** Size of the stored file, in bytes. */
  @Column({ type: 'integer' })
  size: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
