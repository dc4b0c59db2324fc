import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { IDEMPOTENCY_KEY } from '../../common/endpoint/idempotency-key.constants.js';
import { Account } from '../../people/accounts/account.entity.js';
import { CHAT_CONTENT, CHAT_USER_NAME, type ChatCategory, HIDING_REASON } from './chat-messages.constants.js';

/** A message in the studio chat. Ids increase in the order of sending. */
@Entity('chat_message')
@Index('chat_message_author_id_key_key', ['authorId', 'key'], { unique: true })
@Index('chat_message_reply_to_id_idx', ['replyToId'])
export class ChatMessage {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'chat_message_pkey' })
  id: number;

  /** The name of the author when it was sent. A viewer has no account. */
  @Column({ type: 'varchar', length: CHAT_USER_NAME.maxLength })
  username: string;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'chat_message_author_id_fkey' })
  author: Account | null;

  @Column({ name: 'author_id', type: 'integer', nullable: true })
  authorId: number | null;

  /** The idempotency key with which it was sent. */
  @Column({ type: 'varchar', length: IDEMPOTENCY_KEY.maxLength, nullable: true })
  key: string | null;

  @Column({ type: 'text', default: 'message' })
  category: ChatCategory;

  @Column({ type: 'varchar', length: CHAT_CONTENT.maxLength })
  content: string;

  @ManyToOne(() => ChatMessage, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'reply_to_id', foreignKeyConstraintName: 'chat_message_reply_to_id_fkey' })
  replyTo: ChatMessage | null;

  @Column({ name: 'reply_to_id', type: 'integer', nullable: true })
  replyToId: number | null;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;

  /** Null while it is shown. The audit log says who hid it. */
  @Column({ name: 'hidden_reason', type: 'varchar', length: HIDING_REASON.maxLength, nullable: true })
  hiddenReason: string | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
