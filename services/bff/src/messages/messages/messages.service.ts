import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import { rangeSince } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { type LiveEventType } from '../../platform/live-events/define-live-event.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { MESSAGE_READ, MESSAGE_REMOVED } from './message.event.js';
import {
  type ChangedMessagesDto,
  MessageDto,
  type MessageIdsDto,
  type MessagePageDto,
  type MessageQuery,
  type MessagesOfTypeDto,
  type UnreadMessagesDto,
} from './message.dto.js';
import { decisionsPath } from '../notifications/notifications.constants.js';
import { textsIn } from './message-texts.js';
import { type Message } from './message.entity.js';
import { MESSAGES_LISTED } from './messages.constants.js';
import { MessagesRepository } from './messages.repository.js';

type Change = (manager: EntityManager) => Promise<number[]>;

@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly events: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async listOf(accountId: number, language: Language): Promise<MessageDto[]> {
    const messages = await this.messages.newestOf(accountId, MESSAGES_LISTED);
    return messages.map((message) => MessageDto.from(message, this.config.timeZone, language));
  }

  async page(accountId: number, query: MessageQuery, language: Language): Promise<MessagePageDto> {
    const { list, total } = await this.messages.page(accountId, query, {
      timeZone: this.config.timeZone,
      language,
    });
    const unread = await this.messages.unread(accountId);
    return {
      list: list.map((message) => MessageDto.from(message, this.config.timeZone, language)),
      total,
      unread,
    };
  }

  /** Unread todos that stand for no record of the product, the first first. */
  async otherTodosOf(
    accountId: number,
    language: Language,
    limit: number,
  ): Promise<Pick<Message, 'link' | 'sentAt' | 'title'>[]> {
    const todos = await this.messages.otherTodosOf(accountId, limit);
    return todos.map((todo) => {
      const { link, sentAt } = todo;
      return { link, sentAt, title: textsIn(todo, language).title };
    });
  }

  /** How many decisions on what the person submitted came since, and where they are. */
  async decisionsSince(accountId: number, moment: Date): Promise<{ count: number; link: string }> {
    const { count, link } = await this.messages.noticesSince(accountId, 'decision', moment);
    return { count, link: link ?? decisionsPath(rangeSince(moment, this.config.timeZone)) };
  }

  /** What the bell counts: quiet hours are over for it. */
  unread(accountId: number): Promise<UnreadMessagesDto> {
    return this.messages.audible(accountId);
  }

  async markRead(accountId: number, ids: number[]): Promise<true> {
    await this.change(accountId, MESSAGE_READ, (manager) => this.messages.markRead(accountId, ids, manager));
    return true;
  }

  markAllRead(accountId: number, which: MessagesOfTypeDto): Promise<ChangedMessagesDto> {
    return this.change(accountId, MESSAGE_READ, (manager) =>
      this.messages.markAllRead(accountId, which, manager),
    );
  }

  remove(accountId: number, ids: number[]): Promise<ChangedMessagesDto> {
    return this.change(accountId, MESSAGE_REMOVED, (manager) =>
      this.messages.remove(accountId, ids, manager),
    );
  }

  clear(accountId: number, which: MessagesOfTypeDto): Promise<ChangedMessagesDto> {
    return this.change(accountId, MESSAGE_REMOVED, (manager) =>
      this.messages.clear(accountId, which, manager),
    );
  }

  /** Applies the change and publishes it in one transaction. Nothing is published if nothing changed. */
  private async change(
    accountId: number,
    type: LiveEventType<MessageIdsDto, 'account'>,
    work: Change,
  ): Promise<ChangedMessagesDto> {
    return await this.manager.transaction(async (manager) => {
      const ids = await work(manager);
      const parts = Array.from({ length: Math.ceil(ids.length / MESSAGES_LISTED) }, (_, part) => ({
        ids: ids.slice(part * MESSAGES_LISTED, (part + 1) * MESSAGES_LISTED),
      }));
      await this.events.publish(manager, type, { accountId }, ...parts);
      return { count: ids.length };
    });
  }
}
