import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { StoredContent } from './stored-content.entity.js';

/** A file that shares its content with others. */
@Entity('file_reference')
@Index('file_reference_content_idx', ['contentName'])
@Index('file_reference_account_id_idx', ['accountId'])
export class FileReference {
  @PrimaryColumn({ type: 'varchar', length: 128, primaryKeyConstraintName: 'file_reference_pkey' })
  name: string;

  @Column({ name: 'content_name', type: 'varchar', length: 128 })
  contentName: string;

  @ManyToOne(() => StoredContent, { nullable: false })
  @JoinColumn({ name: 'content_name', foreignKeyConstraintName: 'file_reference_content_name_fkey' })
  content: StoredContent;

  /** The account whose quota it counts against. The account may be deleted before its files. */
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;
}
