import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import pLimit from 'p-limit';
import { EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { type ChatCollectionDto, type SendChatMessageDto } from './chat-change.dto.js';
import { CHAT_COLLECTED, CHAT_SENT } from './chat-message.event.js';
import { ChatMessageDto, type SeenChatMessage } from './chat-message.dto.js';
import { ChatMessagesRepository } from './chat-messages.repository.js';
import { type ChatMessageQuery } from './chat-query.dto.js';
import { ChatThrottleService } from './chat-throttle.service.js';

@Injectable()
export class ChatMessagesService {
  /** Of the transactions that stand in line for their ids, a replica that freezes leaves one at most. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly messages: ChatMessagesRepository,
    private readonly throttle: ChatThrottleService,
    private readonly events: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Matching messages, in the order in which they were sent. */
  async listFor(accountId: number, query: ChatMessageQuery): Promise<ChatMessageDto[]> {
    return (await this.messages.list(accountId, query)).map((message) => this.dtoOf(message));
  }

  /**
   * Sends once for each key, no matter how often or how late the call is repeated.
   * @throws AppError notFound if the answered message does not exist, tooManyRequests, idempotencyKeyReused
   */
  async send(accountId: number, draft: SendChatMessageDto, key: string | undefined): Promise<ChatMessageDto> {
    const known = key === undefined ? null : await this.messages.findByKey(accountId, key);
    // Only new messages count, so that retries on a bad connection do not use up the limit of the account.
    if (!known) await this.throttle.count(accountId);
    const sent = known ?? (await this.insert(accountId, draft, key));
    if (!isSame(sent, draft)) throw new AppError('idempotencyKeyReused');
    return this.dtoOf(sent);
  }

  /** @throws AppError notFound */
  async collect(accountId: number, id: number, isCollect: boolean): Promise<ChatCollectionDto> {
    const collection = { id, isCollect };
    await this.manager.transaction(async (manager) => {
      if (!(await this.messages.exists(id, manager))) throw new AppError('notFound');
      const isChanged = isCollect
        ? await this.messages.collect(accountId, id, manager)
        : await this.messages.uncollect(accountId, id, manager);
      if (isChanged) await this.events.publish(manager, CHAT_COLLECTED, { accountId }, collection);
    });
    return collection;
  }

  private async insert(
    accountId: number,
    { content, category, replyToId }: SendChatMessageDto,
    key: string | undefined,
  ): Promise<SeenChatMessage> {
    const draft = { authorId: accountId, content, category, replyToId: replyToId ?? null, key: key ?? null };
    const sent = await this.oneAtATime(() =>
      this.manager.transaction(async (manager) => {
        await this.messages.lockOrder(manager);
        if (replyToId !== undefined && !(await this.messages.exists(replyToId, manager)))
          throw new AppError('notFound');
        const id = await this.messages.insert(draft, manager);
        const message = id === null ? null : await this.messages.find(accountId, id, manager);
        if (message) await this.events.publish(manager, CHAT_SENT, {}, this.dtoOf(message));
        return message;
      }),
    );
    // A concurrent call with the same key may have won.
    const stored = sent ?? (key === undefined ? null : await this.messages.findByKey(accountId, key));
    if (!stored) throw new AppError('internal');
    return stored;
  }

  private dtoOf(message: SeenChatMessage): ChatMessageDto {
    return ChatMessageDto.from(message, this.config.timeZone);
  }
}

function isSame(sent: SeenChatMessage, draft: SendChatMessageDto): boolean {
  const isSameReply = (sent.replyTo?.id ?? null) === (draft.replyToId ?? null);
  return sent.content === draft.content && sent.category === draft.category && isSameReply;
}
