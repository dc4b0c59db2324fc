import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A content that is stored once, however many files have it. Its bytes are in the file storage, under the same name. */
@Entity('file_content')
export class StoredContent {
  /** `content/` and the SHA-256 of the bytes. */
  @PrimaryColumn({ type: 'varchar', length: 128, primaryKeyConstraintName: 'file_content_pkey' })
  name: string;

  /** In bytes. */
  @Column({ type: 'integer' })
  size: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
