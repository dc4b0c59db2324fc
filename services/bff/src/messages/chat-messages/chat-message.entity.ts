import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CHAT_CONTENT, CHAT_USER_NAME } from './chat-messages.constants.js';

/** What someone said in the chat of the studio. Ids rise in the order of sending. */
@Entity('chat_message')
export class ChatMessage {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'chat_message_pkey' })
  id: number;

  /** Name of the viewer, who need not have an account. */
  @Column({ type: 'varchar', length: CHAT_USER_NAME.maxLength })
  username: string;

  @Column({ type: 'varchar', length: CHAT_CONTENT.maxLength })
  content: string;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;
}
