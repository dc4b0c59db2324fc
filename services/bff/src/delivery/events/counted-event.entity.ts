import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that was counted, so that it is not counted again. Nothing else is kept of it. */
@Entity('counted_event')
@Index('counted_event_counted_at_idx', ['countedAt'])
export class CountedEvent {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'counted_event_pkey' })
  id: string;

  @Column({ name: 'counted_at', type: 'timestamptz', default: () => 'now()' })
  countedAt: Date;
}
