import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { MESSAGE_CONTENT, MESSAGE_TITLE, type MessageKind, type MessageType } from './messages.constants.js';

/** What one account has been told. */
@Entity('message')
@Index('message_account_id_sent_at_idx', ['accountId', 'sentAt', 'id'])
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

  /** Address of the picture; empty where there is none. */
  @Column({ type: 'text', default: '' })
  avatar: string;

  @Column({ type: 'varchar', length: MESSAGE_CONTENT.maxLength })
  content: string;

  /** Null for what is no notice and no todo. */
  @Column({ name: 'message_type', type: 'smallint', nullable: true })
  messageType: MessageType | null;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;

  @Column({ name: 'read_at', type: 'timestamptz', nullable: true })
  readAt: Date | null;
}
