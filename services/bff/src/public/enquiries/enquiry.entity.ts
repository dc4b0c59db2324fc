import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { type Stored } from '../../common/field-tables/field-table.constants.js';
import { Account } from '../../people/accounts/account.entity.js';
import { type Language } from '../../common/messages/languages.constants.js';
import {
  type Course,
  ENQUIRY_MESSAGE,
  ENQUIRY_NAME,
  ENQUIRY_NOTE,
  ENQUIRY_ORGANIZATION,
  ENQUIRY_REPLY,
  type EnquiryKind,
  type EnquiryState,
  type Position,
} from './enquiries.constants.js';
import { type ENQUIRY_FIELDS } from './enquiry-fields.constants.js';

/** A message that a visitor sent through the public page. */
@Entity('enquiry')
@Index('enquiry_key_key', ['key'], { unique: true })
@Index('enquiry_reference_key', ['reference'], { unique: true })
@Index('enquiry_created_at_idx', ['createdTime'])
@Index('enquiry_open_idx', ['createdTime', 'id'], { where: `state <> 'closed'` })
export class Enquiry implements Stored<typeof ENQUIRY_FIELDS> {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'enquiry_pkey' })
  id: number;

  /** The visitor can refer to the enquiry by it. */
  @Column({ type: 'varchar', length: 9 })
  reference: string;

  /**
   * Idempotency key from the browser, the same for every retry. Without script, derived from the content and
   * the day.
   */
  @Column({ type: 'varchar', length: 64 })
  key: string;

  @Column({ name: 'content_hash', type: 'text' })
  contentHash: string;

  @Column({ type: 'text' })
  kind: EnquiryKind;

  /** The language in which the visitor read the page. */
  @Column({ type: 'text' })
  language: Language;

  @Column({ type: 'varchar', length: ENQUIRY_NAME.maxLength })
  name: string;

  @Column({ type: 'varchar', length: ENQUIRY_REPLY.maxLength })
  reply: string;

  @Column({ type: 'varchar', length: ENQUIRY_MESSAGE.maxLength, default: '' })
  message: string;

  /** Age of the child, in years. */
  @Column({ type: 'smallint', nullable: true })
  age: number | null;

  @Column({ type: 'text', nullable: true })
  course: Course | null;

  @Column({ type: 'varchar', length: ENQUIRY_ORGANIZATION.maxLength, nullable: true })
  organization: string | null;

  @Column({ type: 'text', nullable: true })
  position: Position | null;

  /** Time of the consent of a parent or guardian. Null if no child is concerned. */
  @Column({ name: 'consent_at', type: 'timestamptz', nullable: true })
  consentTime: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdTime: Date;

  @Column({ type: 'text', default: 'new' })
  state: EnquiryState;

  /** The administrator who took or closed it. Null while it is unassigned. */
  @Column({ name: 'assignee_id', type: 'integer', nullable: true })
  assigneeId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'assignee_id', foreignKeyConstraintName: 'enquiry_assignee_id_fkey' })
  assignee: Account | null;

  /**
   * The outcome, as of the last time it was closed. May contain names, so it is stored here and not in the
   * audit log.
   */
  @Column({ type: 'varchar', length: ENQUIRY_NOTE.maxLength, default: '' })
  note: string;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
