import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A like that may be taken back, or an unlike whose like has not come yet. Both go when they have met. */
@Entity('waiting_like')
@Index('waiting_like_person_idx', ['person', 'itemId', 'channelId'])
@Index('waiting_like_counted_at_idx', ['countedAt'])
export class WaitingLike {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'waiting_like_pkey' })
  id: string;

  /** 0 if it is not known. */
  @Column({ name: 'channel_id', type: 'integer' })
  channelId: number;

  @Column({ name: 'item_id', type: 'integer' })
  itemId: number;

  /** The keyed hash of the visitor, or the number of the page, which is shorter. */
  @Column({ type: 'bytea' })
  person: Buffer;

  /** When it happened, in minutes since 1970. */
  @Column({ type: 'integer' })
  minute: number;

  @Column({ name: 'is_taken_back', type: 'boolean' })
  isTakenBack: boolean;

  @Column({ name: 'counted_at', type: 'timestamptz', default: () => 'now()' })
  countedAt: Date;
}
