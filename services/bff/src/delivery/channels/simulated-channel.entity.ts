import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Channel } from './channel.entity.js';

/** The channel through which the demo sends the activity of today, and how far it has come. */
@Entity('simulated_channel')
export class SimulatedChannel {
  @PrimaryColumn({
    name: 'channel_id',
    type: 'integer',
    primaryKeyConstraintName: 'simulated_channel_pkey',
  })
  channelId: number;

  @OneToOne(() => Channel, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'channel_id', foreignKeyConstraintName: 'simulated_channel_channel_id_fkey' })
  channel: Channel;

  /** The beginning of the first hour whose activity comes as events. That of earlier hours is written with the days before. */
  @Column({ type: 'timestamptz' })
  since: Date;

  /**
   * The beginning of the hour in which the last long pause began, if there was one. What was sent of it, and of earlier hours, may not
   * be counted yet, so nothing is written for them.
   */
  @Column({ type: 'timestamptz', nullable: true })
  paused: Date | null;

  /** All activity until then was accepted. */
  @Column({ type: 'timestamptz' })
  until: Date;
}
