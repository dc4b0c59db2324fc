import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { inTurn } from '../../platform/database/in-turn.js';
import { type SeenChatMessage } from './chat-message.dto.js';
import { ChatMessage } from './chat-message.entity.js';
import { CollectedMessage } from './collected-message.entity.js';
import { CHAT_ORDER_LOCK } from './chat-messages.constants.js';
import { type ChatFilter, type ChatMessageQuery } from './chat-query.dto.js';

/** Messages per batch of a transcript. */
const BATCH = 500;

/** What the account $1 sees. */
const SEEN = `
  SELECT m.id, m.username, m.content, m.sent_at AS "sentAt", m.category, m.key, m.version,
         m.hidden_reason AS "hiddenReason", a.account_id AS "authorId", c.message_id IS NOT NULL AS "isCollect",
         CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'username', r.username,
           'content', r.content, 'isHidden', r.hidden_reason IS NOT NULL) END AS "replyTo"
    FROM chat_message m
    LEFT JOIN account a ON a.id = m.author_id
    LEFT JOIN chat_message r ON r.id = m.reply_to_id
    LEFT JOIN collected_message c ON c.message_id = m.id AND c.account_id = $1`;

/** Matches a filter in $2 to $4, and the ids between $5 and $6. */
const MATCHING = `
   WHERE (strpos(search_key(m.content), search_key($2)) > 0 OR strpos(search_key(m.username), search_key($2)) > 0)
     AND ($3::text IS NULL OR m.category = $3)
     AND (c.message_id IS NOT NULL OR NOT $4)
     AND m.id > $5 AND ($6::integer IS NULL OR m.id < $6)`;

type Draft = Pick<ChatMessage, 'authorId' | 'content' | 'category' | 'replyToId' | 'key'>;

@Injectable()
export class ChatMessagesRepository {
  constructor(@InjectRepository(ChatMessage) private readonly messages: Repository<ChatMessage>) {}

  /** In the order of sending: the first after `after`, or the newest. */
  async list(accountId: number, query: ChatMessageQuery): Promise<SeenChatMessage[]> {
    const { after, limit } = query;
    const order = after === undefined ? 'DESC' : 'ASC';
    const found: SeenChatMessage[] = await this.messages.query(
      `${SEEN} ${MATCHING} ORDER BY m.id ${order} LIMIT ${limit}`,
      [accountId, ...valuesOf(query)],
    );
    return after === undefined ? found.toReversed() : found;
  }

  /** All that match, in the order of sending. No connection or snapshot is held between batches. */
  async *batches(accountId: number, filter: ChatFilter): AsyncGenerator<SeenChatMessage[]> {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const { keyword, category, onlyCollected } = filter;
      const query = { keyword, category, onlyCollected, after, limit: BATCH };
      const batch: SeenChatMessage[] = await this.list(accountId, query);
      if (batch.length > 0) yield batch;
      after = batch.length === BATCH ? batch.at(-1)?.id : undefined;
    }
  }

  async find(
    accountId: number,
    id: number,
    manager = this.messages.manager,
  ): Promise<SeenChatMessage | null> {
    const [found]: SeenChatMessage[] = await manager.query(`${SEEN} WHERE m.id = $2`, [accountId, id]);
    return found ?? null;
  }

  async findByKey(accountId: number, key: string): Promise<SeenChatMessage | null> {
    const found = await this.messages.findOneBy({ authorId: accountId, key });
    return found && (await this.find(accountId, found.id));
  }

  /**
   * Waits for messages that are being sent, so that ids become visible in their order: whoever has read one message
   * misses none before it.
   */
  async lockOrder(manager: EntityManager): Promise<void> {
    await inTurn(manager, CHAT_ORDER_LOCK);
  }

  /** Returns the id, or null if the author has used the key before. */
  async insert({ authorId, content, category, replyToId, key }: Draft, manager: EntityManager) {
    const [row]: { id: number }[] = await manager.query(
      `INSERT INTO chat_message (author_id, username, content, category, reply_to_id, key, sent_at)
       SELECT id, name, $2, $3, $4, $5, clock_timestamp() FROM account WHERE id = $1
       ON CONFLICT (author_id, key) DO NOTHING RETURNING id`,
      [authorId, content, category, replyToId, key],
    );
    return row?.id ?? null;
  }

  async exists(id: number, manager = this.messages.manager): Promise<boolean> {
    return await manager.existsBy(ChatMessage, { id });
  }

  async lock(id: number, manager: EntityManager): Promise<ChatMessage | null> {
    return await manager.findOne(ChatMessage, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async moderate(
    { id, version }: ChatMessage,
    hiddenReason: string | null,
    manager: EntityManager,
  ): Promise<number> {
    await manager.update(ChatMessage, { id }, { hiddenReason, version: version + 1 });
    return version + 1;
  }

  /** Returns whether anything changed. */
  async collect(accountId: number, messageId: number, manager: EntityManager): Promise<boolean> {
    const inserted: unknown[] = await manager.query(
      `INSERT INTO collected_message (account_id, message_id) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING message_id`,
      [accountId, messageId],
    );
    return inserted.length > 0;
  }

  /** Returns whether anything changed. */
  async uncollect(accountId: number, messageId: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(CollectedMessage, { accountId, messageId });
    return affected !== 0;
  }
}

function valuesOf({ keyword, category, onlyCollected, after, before }: ChatMessageQuery) {
  return [keyword, category ?? null, onlyCollected, after ?? 0, before ?? null];
}
