import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { type NotificationKind } from '../notifications/notifications.constants.js';
import { type MessageWording } from './message-texts.js';
import {
  MESSAGE_CONTENT,
  MESSAGE_LINK,
  MESSAGE_TITLE,
  type MessageKind,
  type MessageType,
  type SubTitleKey,
} from './messages.constants.js';

/** A message in the message box of one account. */
@Entity('message')
@Index('message_account_id_sent_at_idx', ['accountId', 'sentAt', 'id'])
@Index('message_awaits_digest_idx', ['accountId'], { where: 'awaits_digest' })
@Index('message_sender_id_idx', ['senderId'], { where: 'sender_id IS NOT NULL' })
@Index('message_link_idx', ['link'], { where: 'link IS NOT NULL' })
export class Message {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'message_pkey' })
  id: number;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'message_account_id_fkey' })
  account: Account;

  @Column({ type: 'text' })
  type: MessageKind;

  @Column({ type: 'varchar', length: MESSAGE_TITLE.maxLength })
  title: string;

  @Column({ name: 'sub_title', type: 'varchar', length: MESSAGE_TITLE.maxLength, default: '' })
  subTitle: string;

  /** The key with which the web translates the subtitle; null: the subtitle is shown as stored. */
  @Column({ name: 'sub_title_key', type: 'text', nullable: true })
  subTitleKey: SubTitleKey | null;

  /** Whose picture is shown; null for those of the product, and once the account is removed. */
  @Column({ name: 'sender_id', type: 'integer', nullable: true })
  senderId: number | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'sender_id', foreignKeyConstraintName: 'message_sender_id_fkey' })
  sender?: Pick<Account, 'id' | 'avatar'> | null;

  @Column({ type: 'varchar', length: MESSAGE_CONTENT.maxLength })
  content: string;

  /** What the product says in each language; null for what is the same in all of them, such as the words of a person. */
  @Column({ type: 'jsonb', nullable: true })
  wording: MessageWording | null;

  /** Null for a message, and for a todo that is done. */
  @Column({ name: 'message_type', type: 'smallint', nullable: true })
  messageType: MessageType | null;

  /** The related page. */
  @Column({ type: 'varchar', length: MESSAGE_LINK.maxLength, nullable: true })
  link: string | null;

  /** What it tells; null for a message from a person, and for those from before there were kinds. */
  @Column({ type: 'text', nullable: true })
  kind: NotificationKind | null;

  /** When the quiet hours end in which it came. Until then no count of unread messages announces it. */
  @Column({ name: 'quiet_until', type: 'timestamptz', nullable: true })
  quietUntil: Date | null;

  /** Whether the next digest of the account lists it. */
  @Column({ name: 'awaits_digest', type: 'boolean', default: false })
  awaitsDigest: boolean;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;

  @Column({ name: 'read_at', type: 'timestamptz', nullable: true })
  readAt: Date | null;
}
