import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Up to where the events of a stream of NATS are counted. */
@Entity('event_stream')
export class EventStreamPosition {
  @PrimaryColumn({ type: 'varchar', length: 64, primaryKeyConstraintName: 'event_stream_pkey' })
  name: string;

  /** When the stream was created, as NATS says it: one that is made anew counts from 1 again. */
  @Column({ type: 'varchar', length: 40 })
  created: string;

  /** That of the last message that is counted. */
  @Column({ type: 'bigint' })
  sequence: string;
}
