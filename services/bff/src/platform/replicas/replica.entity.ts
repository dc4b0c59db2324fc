import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A running process of the product. The row goes when the process stops, and is lost when the process is. */
@Entity('replica')
export class Replica {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'replica_pkey' })
  id: string;

  @Column({ type: 'varchar', length: 255 })
  host: string;

  @Column({ type: 'integer' })
  pid: number;

  @Column({ type: 'varchar', length: 64 })
  version: string;

  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt: Date;

  /** Of its last heartbeat. */
  @Column({ name: 'seen_at', type: 'timestamptz', default: () => 'now()' })
  seenAt: Date;

  /** Clients that were connected to its live events. */
  @Column({ type: 'integer', default: 0 })
  streams: number;

  /** Whether the notifications of PostgreSQL arrived. */
  @Column({ name: 'is_listening', type: 'boolean', default: false })
  isListening: boolean;

  /** Where it stores videos: the same text is the same place. Empty if nowhere. */
  @Column({ name: 'media_place', type: 'varchar', length: 2_048, default: '' })
  mediaPlace: string;
}
