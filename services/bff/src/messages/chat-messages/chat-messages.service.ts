import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { ChatMessageDto, type ChatMessageQuery } from './chat-message.dto.js';
import { ChatMessagesRepository } from './chat-messages.repository.js';

@Injectable()
export class ChatMessagesService {
  constructor(
    private readonly messages: ChatMessagesRepository,
    private readonly config: Config,
  ) {}

  /** The newest matching messages, in the order in which they were sent. */
  async listFor(accountId: number, query: ChatMessageQuery): Promise<ChatMessageDto[]> {
    const messages = await this.messages.newestFor(accountId, query);
    return messages.toReversed().map((message) => ChatMessageDto.from(message, this.config.timeZone));
  }
}
