import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CONTENT_NUMBER, type LogStatus, UPDATE_CONTENT } from './operation-logs.constants.js';

/** A parameter change, as shown in the operation log. */
@Entity('operation_log')
@Index('operation_log_updated_at_idx', ['updatedAt', 'id'])
export class OperationLog {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'operation_log_pkey' })
  id: number;

  @Column({ name: 'content_number', type: 'varchar', length: CONTENT_NUMBER.maxLength })
  contentNumber: string;

  @Column({ name: 'update_content', type: 'varchar', length: UPDATE_CONTENT.maxLength })
  updateContent: string;

  @Column({ type: 'smallint' })
  status: LogStatus;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
