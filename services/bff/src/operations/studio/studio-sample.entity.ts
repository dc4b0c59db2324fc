import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type PictureReading, type StreamReading } from './studio-feed.js';
import { type StudioStream } from './studio.constants.js';

/** What the feed of the studio measured at one moment. Kept for a few hours. */
@Entity('studio_sample')
export class StudioSample {
  @PrimaryColumn({ type: 'timestamptz', primaryKeyConstraintName: 'studio_sample_pkey' })
  at: Date;

  /** The number of viewers. */
  @Column({ type: 'integer' })
  population: number;

  @Column({ type: 'jsonb' })
  streams: Record<StudioStream, StreamReading>;

  /** Null while no stream is sent. */
  @Column({ type: 'jsonb', nullable: true })
  picture: PictureReading | null;
}
