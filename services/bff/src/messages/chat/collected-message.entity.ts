import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { ChatMessage } from './chat-message.entity.js';

/** A chat message that an account has saved. */
@Entity('collected_message')
@Index('collected_message_message_id_idx', ['messageId'])
export class CollectedMessage {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'collected_message_pkey' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'collected_message_account_id_fkey' })
  account: Account;

  @PrimaryColumn({ name: 'message_id', type: 'integer', primaryKeyConstraintName: 'collected_message_pkey' })
  messageId: number;

  @ManyToOne(() => ChatMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'collected_message_message_id_fkey' })
  message: ChatMessage;

  @Column({ name: 'collected_at', type: 'timestamptz', default: () => 'now()' })
  collectedAt: Date;
}
