import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An event that was counted, so that it is not counted again. Nothing else is kept of it. The first channel that uses an id has it as it
 * is; that of any other channel is derived from it, because the release before looks for ids alone.
 */
@Entity('counted_event')
@Index('counted_event_counted_at_idx', ['countedAt'])
export class CountedEvent {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'counted_event_pkey' })
  id: string;

  /** Null if the release before has counted it, or no channel has sent it. */
  @Column({ name: 'channel_id', type: 'integer', nullable: true })
  channelId: number | null;

  @Column({ name: 'counted_at', type: 'timestamptz', default: () => 'now()' })
  countedAt: Date;
}
