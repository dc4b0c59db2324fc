import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  type Clarity,
  type LiveMethod,
  STUDIO_NOTIFICATION,
  STUDIO_TITLE,
  type StudioCategory,
  type StudioState,
  type StudioStream,
} from './studio.constants.js';

/** The studio: its information and its broadcast. Each half has its own version. */
@Entity('studio')
export class Studio {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'studio_pkey' })
  id: number;

  @Column({ type: 'varchar', length: STUDIO_TITLE.maxLength })
  title: string;

  @Column({ type: 'varchar', length: STUDIO_NOTIFICATION.maxLength })
  notification: string;

  @Column({ type: 'text' })
  category: StudioCategory;

  @Column({ name: 'information_version', type: 'integer', default: 1 })
  informationVersion: number;

  @Column({ type: 'text' })
  state: StudioState;

  /** Null while it is off air. */
  @Column({ name: 'on_air_since', type: 'timestamptz', nullable: true })
  onAirSince: Date | null;

  @Column({ type: 'text' })
  method: LiveMethod;

  @Column({ type: 'text' })
  stream: StudioStream;

  @Column({ type: 'text' })
  clarity: Clarity;

  /** Clarities that viewers cannot choose. */
  @Column({ name: 'removed_clarities', type: 'text', array: true, default: () => "'{}'" })
  removedClarities: Clarity[];

  @Column({ type: 'integer', default: 1 })
  version: number;
}
