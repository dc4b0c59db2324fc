import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CHAT_CONTENT, CHAT_USER_NAME } from './chat-messages.constants.js';

/** A message in the studio chat. Ids increase in the order of sending. */
@Entity('chat_message')
export class ChatMessage {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'chat_message_pkey' })
  id: number;

  /** The name of the viewer, who may not have an account. */
  @Column({ type: 'varchar', length: CHAT_USER_NAME.maxLength })
  username: string;

  @Column({ type: 'varchar', length: CHAT_CONTENT.maxLength })
  content: string;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;
}
