import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CHANNEL_KEY, CHANNEL_NAME, DEFAULT_VISITOR_COUNT, type VisitorCount } from './channels.constants.js';
import { PREVIEW_PATTERN } from './preview-pattern.constants.js';

/** What shows content to children: a site, an app, a screen. */
@Entity('channel')
@Index('channel_key_key', ['key'], { unique: true })
@Index('channel_old_key_key', ['oldKey'], { unique: true })
@Index('channel_is_sample_key', ['isSample'], { unique: true, where: 'is_sample' })
export class Channel {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'channel_pkey' })
  id: number;

  @Column({ type: 'varchar', length: CHANNEL_NAME.maxLength })
  name: string;

  /** Readable, because whoever opens the channel can read it there. */
  @Column({ type: 'varchar', length: CHANNEL_KEY.maxLength })
  key: string;

  /** The one before the last rotation, which works too for a while. */
  @Column({ name: 'old_key', type: 'varchar', length: CHANNEL_KEY.maxLength, nullable: true })
  oldKey: string | null;

  @Column({ name: 'old_key_until', type: 'timestamptz', nullable: true })
  oldKeyUntil: Date | null;

  /** Sites whose pages may use it. Without any, no page may. */
  @Column({ type: 'text', array: true, default: '{}' })
  origins: string[];

  /** Requests per minute. */
  @Column({ type: 'integer' })
  rate: number;

  /** How it counts people. */
  @Column({ type: 'text', default: DEFAULT_VISITOR_COUNT })
  visitors: VisitorCount;

  /** Where its site shows previews; empty if it does not. */
  @Column({ name: 'preview_pattern', type: 'varchar', length: PREVIEW_PATTERN.maxLength, default: '' })
  previewPattern: string;

  /** Of the last minutes, not the last second. */
  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  /** Whether it is the one that the product has made for its own pages. */
  @Column({ name: 'is_sample', type: 'boolean', default: false })
  isSample: boolean;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}

/** What a request is held against. */
export type KnownChannel = Pick<
  Channel,
  | 'id'
  | 'isSample'
  | 'name'
  | 'key'
  | 'oldKey'
  | 'oldKeyUntil'
  | 'origins'
  | 'rate'
  | 'visitors'
  | 'revokedAt'
>;
