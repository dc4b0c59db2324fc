import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type ChatMessageQuery, type SeenChatMessage } from './chat-message.dto.js';
import { ChatMessage } from './chat-message.entity.js';

@Injectable()
export class ChatMessagesRepository {
  constructor(@InjectRepository(ChatMessage) private readonly messages: Repository<ChatMessage>) {}

  /** The newest matching messages, newest first. */
  async newestFor(accountId: number, query: ChatMessageQuery): Promise<SeenChatMessage[]> {
    const { before, limit, keyword, onlyCollected } = query;
    return await this.messages.query(
      `SELECT m.id, m.username, m.content, m.sent_at AS "sentAt", c.message_id IS NOT NULL AS "isCollect"
         FROM chat_message m
         LEFT JOIN collected_message c ON c.message_id = m.id AND c.account_id = $1
        WHERE ($2::integer IS NULL OR m.id < $2)
          AND (strpos(lower(m.content), lower($3)) > 0 OR strpos(lower(m.username), lower($3)) > 0)
          AND (c.message_id IS NOT NULL OR NOT $4)
        ORDER BY m.id DESC
        LIMIT $5`,
      [accountId, before ?? null, keyword, onlyCollected, limit],
    );
  }
}
