import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file stored in the database, which every replica can read. */
@Entity('stored_file')
export class StoredFile {
  @PrimaryColumn({ type: 'varchar', length: 128, primaryKeyConstraintName: 'stored_file_pkey' })
  name: string;

  @Column({ name: 'media_type', type: 'text' })
  mediaType: string;

  @Column({ type: 'bytea' })
  bytes: Buffer;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
