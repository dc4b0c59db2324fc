import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key by which visitors are or were hashed. It stays until none of its hashes is left, so that each can be found and erased. */
@Entity('visitor_key')
export class VisitorKey {
  /** A hash of the key. */
  @PrimaryColumn({ type: 'bytea', primaryKeyConstraintName: 'visitor_key_pkey' })
  id: Buffer;

  /** The key, sealed with a key of the deployment. */
  @Column({ type: 'bytea' })
  sealed: Buffer;

  /** When a process last hashed with it, to some minutes. */
  @Column({ name: 'used_at', type: 'timestamptz', default: () => 'now()' })
  usedAt: Date;
}
