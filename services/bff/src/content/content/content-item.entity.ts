import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import { Author } from '../authors/author.entity.js';
import { ContentColumns } from './content-columns.entity.js';
import {
  CONTENT_EXTERNAL_ID,
  type ContentKind,
  type ContentState,
  type Orientation,
  type Publication,
} from './content.constants.js';

/**
 * A column or series that is published repeatedly. Its kind never changes because aggregates are stored per
 * kind. What is written of it, with its author, is that of the published revision; until there is one, that of the draft.
 */
@Entity('content_item')
@Index('content_item_author_id_idx', ['authorId'])
@Index('content_item_owner_id_idx', ['ownerId'])
@Index('content_item_submitted_by_idx', ['submittedBy'])
@Index('content_item_decided_by_idx', ['decidedBy'])
@Index('content_item_updated_at_idx', ['updatedAt', 'id'])
@Index('content_item_title_idx', ['title', 'id'])
@Index('content_item_labels_idx', { synchronize: false })
@Index('content_item_search_idx', { synchronize: false })
@Index('content_item_external_id_key', ['externalId'], { unique: true, where: `state <> 'removed'` })
@Index('content_item_inspecting_idx', ['submittedAt', 'id'], { where: `state = 'inspecting'` })
@Index('content_item_approved_idx', ['decidedAt', 'id'], { where: `state = 'approved'` })
@Index('content_item_published_at_idx', ['publishedAt', 'id'], { where: `online = 'online'` })
@Index('content_item_delivered_since_idx', ['deliveredSince', 'id'], { where: `online = 'online'` })
@Index('content_item_schedule_idx', ['id'], { where: 'online_from IS NOT NULL OR online_until IS NOT NULL' })
@Index('content_item_changed_idx', ['id'], { where: 'working <> published' })
export class ContentItem extends ContentColumns {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'content_item_pkey' })
  id: number;

  @Column({ type: 'text' })
  kind: ContentKind;

  @Column({ name: 'author_id', type: 'integer' })
  authorId: number;

  @ManyToOne(() => Author, { nullable: false })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'content_item_author_id_fkey' })
  author: Author;

  /** What another system calls it. */
  @Column({
    name: 'external_id',
    type: 'varchar',
    length: CONTENT_EXTERNAL_ID.maxLength,
    nullable: true,
  })
  externalId: string | null;

  /** The id of an uploaded video; empty if there is none. */
  @Column({ type: 'varchar', length: 32, default: '' })
  video: string;

  /** How long the uploaded video is; null if nobody knows. */
  @Column({ type: 'integer', nullable: true })
  seconds: number | null;

  /** Of a video; null if nobody knows. */
  @Column({ type: 'text', nullable: true })
  orientation: Orientation | null;

  /** Who created it. */
  @Column({ name: 'owner_id', type: 'integer', nullable: true })
  ownerId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'content_item_owner_id_fkey' })
  owner: Account | null;

  /** Of the working revision. */
  @Column({ type: 'text', default: 'draft' })
  state: ContentState;

  @Column({ type: 'text', default: 'never' })
  online: Publication;

  /** Where it is online, it is delivered from then on; null: from the beginning. */
  @Column({ name: 'online_from', type: 'timestamptz', nullable: true })
  onlineFrom: Date | null;

  /** It is delivered until then; null: without an end. */
  @Column({ name: 'online_until', type: 'timestamptz', nullable: true })
  onlineUntil: Date | null;

  /** Whether these times allow it, for the counts of sets. Maintained by a trigger, and by a job once a time has passed. */
  @Column({ name: 'in_time', type: 'boolean', default: true, insert: false, update: false })
  inTime: boolean;

  /** Whether a rule preset keeps it back while it is online. Maintained by a trigger. */
  @Column({ type: 'boolean', default: false, update: false })
  hidden: boolean;

  /** Number of the revision that people work on: the newest one. */
  @Column({ type: 'integer', default: 1 })
  working: number;

  /** The accounts that have changed it since it was last approved. */
  @Column({ type: 'integer', array: true, default: '{}' })
  editors: number[];

  /** Number of the revision that is, or was last, online. */
  @Column({ type: 'integer', nullable: true })
  published: number | null;

  @Column({ name: 'submitted_by', type: 'integer', nullable: true })
  submittedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'submitted_by', foreignKeyConstraintName: 'content_item_submitted_by_fkey' })
  submitter: Account | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', nullable: true })
  submittedAt: Date | null;

  @Column({ name: 'decided_by', type: 'integer', nullable: true })
  decidedBy: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'decided_by', foreignKeyConstraintName: 'content_item_decided_by_fkey' })
  decider: Account | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Why it was rejected; kept until it is submitted again, and otherwise empty. */
  @Column({ type: 'varchar', length: REVIEW_REASON.maxLength, default: '' })
  reason: string;

  /** When it went online for the first time. Maintained by a trigger. */
  @Column({ name: 'published_at', type: 'timestamptz', nullable: true, update: false })
  publishedAt: Date | null;

  /** Since when it is, or was last, delivered as it is: what is online changed then, or came back. Maintained by a trigger. */
  @Column({ name: 'delivered_since', type: 'timestamptz', nullable: true, update: false })
  deliveredSince: Date | null;

  /** For addresses of pages. Derived from the title when it first goes online, by a trigger; then it stays. */
  @Column({ type: 'text', nullable: true, update: false })
  slug: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
