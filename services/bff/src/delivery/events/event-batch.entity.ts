import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type EventType, type PUBLICATION } from './events.constants.js';

/**
 * The events of one request, from the moment they are acknowledged until they are counted, or one publication. The lists have an entry for
 * each event.
 */
@Entity('event_batch')
export class EventBatch {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'event_batch_pkey' })
  id: string;

  @Column({ name: 'received_at', type: 'timestamptz', default: () => 'now()' })
  receivedAt: Date;

  /** Null for a publication, and for what the release before has stored. */
  @Column({ name: 'channel_id', type: 'integer', nullable: true })
  channelId: number | null;

  /** Keyed hash of the value that the channel sent; null if it sent none, or the browser asks not to be followed. */
  @Column({ type: 'bytea', nullable: true })
  visitor: Buffer | null;

  @Column({ type: 'uuid', array: true })
  ids: string[];

  @Column({ type: 'text', array: true })
  types: (EventType | typeof PUBLICATION)[];

  /** When it happened, in minutes since 1970. */
  @Column({ type: 'integer', array: true })
  minutes: number[];

  @Column({ name: 'item_ids', type: 'integer', array: true })
  itemIds: number[];

  /** For how long the item was watched, or 0. */
  @Column({ type: 'integer', array: true })
  seconds: number[];

  /** Of likes and unlikes, the number of the page, or 0. Null as the channel. */
  @Column({ type: 'integer', array: true, nullable: true })
  pages: number[] | null;
}
