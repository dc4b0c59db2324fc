import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type SheetEncoding, type SheetFormat, type SheetRow } from '../../common/sheets/sheet.js';
import { IMPORT_FILE_NAME } from '../policies/policies.constants.js';
import { type PolicyColumns } from './policy-sheet-row.js';

/** A table uploaded by one account, to be checked and then imported as a whole. */
@Entity('policy_import')
@Index('policy_import_account_id_idx', ['accountId', 'createdAt'])
export class PolicyImport {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'policy_import_pkey' })
  id: string;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'file_name', type: 'varchar', length: IMPORT_FILE_NAME.maxLength, default: '' })
  fileName: string;

  @Column({ type: 'text' })
  format: SheetFormat;

  @Column({ type: 'text' })
  encoding: SheetEncoding;

  @Column({ type: 'jsonb' })
  header: string[];

  /** Cleared after the import. */
  @Column({ type: 'jsonb' })
  rows: SheetRow[];

  @Column({ type: 'jsonb' })
  columns: PolicyColumns;

  /** The response of the import. Its fields keep that order. Null until the import is confirmed. */
  @Column({ type: 'json', nullable: true })
  result: object | null;
}
