import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Role } from '../../common/auth/roles.constants.js';
import { type Page } from '../../common/paging/page.dto.js';
import { endOfDay, startOfRange } from '../../common/time/display-time.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { integer, nullable, text, timestamp } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import { type NotificationKind } from '../notifications/notifications.constants.js';
import { type NotificationPreference } from '../notifications/notification-preference.entity.js';
import { readPage } from '../../platform/database/read-page.js';
import {
  type MessageQuery,
  type MessageCountsDto,
  type MessagesOfTypeDto,
  type UnreadMessagesDto,
} from './message.dto.js';
import { type MessageTexts } from './message-texts.js';
import { Message } from './message.entity.js';
import { type TODO_PROGRESS, type TodoProgress } from './messages.constants.js';

interface Changed {
  id: number;
}

/** The audience of a message: everyone with one of these roles, or individual accounts. */
export interface Audience {
  roles?: readonly Role[];
  accountIds?: readonly number[];
}

export interface Recipient {
  accountId: number;
  /** Null until the user has chosen a language. */
  locale: Language | null;
  /** Empty if none is confirmed. */
  email: string;
  /** These are null until the person has chosen. */
  ways: NotificationPreference['ways'] | null;
  quietFrom: string | null;
  quietTo: string | null;
  digestHour: number | null;
}

/** A message that has not been sent yet. */
export type NewMessage = Omit<Message, 'id' | 'account' | 'sender' | 'readAt' | 'sentAt'>;

const UNREAD_OF = defineStatement('unread_messages_of', {
  text: `
    SELECT (count(*) FILTER (WHERE type = 'message'))::int AS message,
           (count(*) FILTER (WHERE type = 'notice'))::int AS notice,
           (count(*) FILTER (WHERE type = 'todo'))::int AS todo
      FROM message WHERE account_id = $1 AND read_at IS NULL`,
  parameters: [integer],
  columns: { message: integer, notice: integer, todo: integer },
});

/** Without those that came in quiet hours which are not over, and when the first of them counts. */
const AUDIBLE_OF = defineStatement('audible_messages_of', {
  text: `
    SELECT (count(*) FILTER (WHERE type = 'message' AND is_audible))::int AS message,
           (count(*) FILTER (WHERE type = 'notice' AND is_audible))::int AS notice,
           (count(*) FILTER (WHERE type = 'todo' AND is_audible))::int AS todo,
           ceil(extract(epoch FROM min(quiet_until) FILTER (WHERE NOT is_audible) - now()))::int AS "quietSeconds"
      FROM (SELECT type, quiet_until, quiet_until IS NULL OR quiet_until <= now() AS is_audible
              FROM message WHERE account_id = $1 AND read_at IS NULL) AS unread`,
  parameters: [integer],
  columns: { message: integer, notice: integer, todo: integer, quietSeconds: nullable(integer) },
});

/** The notices of a kind that came since a moment, and where the only one leads. */
const NOTICES_SINCE = defineStatement('notices_since', {
  text: `
    SELECT count(*)::int AS count, CASE WHEN count(*) = 1 THEN max(link) END AS link
      FROM message WHERE account_id = $1 AND type = 'notice' AND kind = $2 AND sent_at >= $3`,
  parameters: [integer, text<NotificationKind>(), timestamp],
  columns: { count: integer, link: nullable(text()) },
});

@Injectable()
export class MessagesRepository {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly statements: Statements,
  ) {}

  newestOf(accountId: number, limit: number): Promise<Message[]> {
    return this.newestFirst(accountId).limit(limit).getMany();
  }

  async page(
    accountId: number,
    query: MessageQuery,
    { timeZone, language }: { timeZone: string; language: Language },
  ): Promise<Page<Message>> {
    const { type, status, messageType, kind, time, search } = query;
    const rows = this.newestFirst(accountId);
    if (type !== undefined) rows.andWhere('message.type = :type', { type });
    if (status !== undefined) rows.andWhere(`message.readAt IS ${status === 0 ? '' : 'NOT'} NULL`);
    if (messageType !== undefined) rows.andWhere('message.messageType = :messageType', { messageType });
    if (kind !== undefined) rows.andWhere('message.kind = :kind', { kind });
    const [first, last = first] = time ?? [];
    if (first !== undefined && last !== undefined) {
      rows.andWhere('message.sentAt >= :from', { from: startOfRange(first, timeZone) });
      rows.andWhere('message.sentAt < :until', { until: endOfDay(last, timeZone) });
    }
    if (search) {
      const shown = (key: keyof MessageTexts) =>
        `coalesce(message.wording -> :language ->> '${key}', message.${key})`;
      const text = `concat_ws(E'\\n', ${shown('title')}, ${shown('subTitle')}, ${shown('content')})`;
      rows.andWhere(contains(text, ':search'), { search: anywhere(search), language });
    }
    return await readPage(rows, query);
  }

  /** With the picture that the sender has now. */
  private newestFirst(accountId: number): SelectQueryBuilder<Message> {
    return this.messages
      .createQueryBuilder('message')
      .leftJoin('message.sender', 'sender')
      .addSelect(['sender.id', 'sender.avatar'])
      .where('message.accountId = :accountId', { accountId })
      .orderBy('message.sentAt', 'DESC')
      .addOrderBy('message.id', 'DESC');
  }

  async unread(accountId: number): Promise<MessageCountsDto> {
    const [counts] = await this.statements.run(UNREAD_OF, accountId);
    return counts ?? { message: 0, notice: 0, todo: 0 };
  }

  /** Without those that came in quiet hours which are not over. */
  async audible(accountId: number): Promise<UnreadMessagesDto> {
    const [counts] = await this.statements.run(AUDIBLE_OF, accountId);
    return counts ?? { message: 0, notice: 0, todo: 0, quietSeconds: null };
  }

  /** The link is that of the notice if there is only one. */
  async noticesSince(
    accountId: number,
    kind: NotificationKind,
    moment: Date,
  ): Promise<{ count: number; link: string | null }> {
    const [notices] = await this.statements.run(NOTICES_SINCE, accountId, kind, moment);
    return notices ?? { count: 0, link: null };
  }

  /** Skips messages that are already read, so that their first reading time is kept. */
  markRead(accountId: number, ids: number[], manager: EntityManager): Promise<number[]> {
    return changed(
      manager,
      `UPDATE message SET read_at = now()
        WHERE account_id = $1 AND id = ANY($2::bigint[]) AND read_at IS NULL RETURNING id`,
      [accountId, ids],
    );
  }

  markAllRead(
    accountId: number,
    { type, upTo }: MessagesOfTypeDto,
    manager: EntityManager,
  ): Promise<number[]> {
    return changed(
      manager,
      `UPDATE message SET read_at = now()
        WHERE account_id = $1 AND type = $2 AND id <= coalesce($3::bigint, id) AND read_at IS NULL RETURNING id`,
      [accountId, type, upTo],
    );
  }

  remove(accountId: number, ids: number[], manager: EntityManager): Promise<number[]> {
    return changed(
      manager,
      'DELETE FROM message WHERE account_id = $1 AND id = ANY($2::bigint[]) RETURNING id',
      [accountId, ids],
    );
  }

  clear(accountId: number, { type, upTo }: MessagesOfTypeDto, manager: EntityManager): Promise<number[]> {
    return changed(
      manager,
      `DELETE FROM message
        WHERE account_id = $1 AND type = $2 AND id <= coalesce($3::bigint, id) RETURNING id`,
      [accountId, type, upTo],
    );
  }

  async removeLinked(links: string[], manager: EntityManager): Promise<Pick<Message, 'id' | 'accountId'>[]> {
    const [removed]: [Pick<Message, 'id' | 'accountId'>[], number] = await manager.query(
      'DELETE FROM message WHERE link = ANY($1) RETURNING id, account_id AS "accountId"',
      [links],
    );
    return removed;
  }

  /** Keeps the first reading time of messages that are already read. */
  async updateTodos(
    { link, accountId }: { link: string; accountId: number | null },
    { messageType, isRead }: (typeof TODO_PROGRESS)[TodoProgress],
    manager: EntityManager,
  ): Promise<Message[]> {
    await manager.query(
      `UPDATE message SET message_type = $2, read_at = CASE WHEN $3 THEN coalesce(read_at, now()) END
        WHERE link = $1 AND type = 'todo' AND account_id = coalesce($4, account_id)`,
      [link, messageType, isRead, accountId],
    );
    return await manager.find(Message, {
      where: { link, type: 'todo', ...(accountId === null ? {} : { accountId }) },
      order: { accountId: 'ASC' },
    });
  }

  /**
   * The enabled accounts of the audience in the order in which rows are locked, each with its chosen
   * language and how it wants to be notified.
   */
  recipients({ roles, accountIds }: Audience, manager: EntityManager): Promise<Recipient[]> {
    return manager.query(
      `SELECT account.id AS "accountId", settings."values"->>'locale' AS locale, account.confirmed_email AS email,
              ways, quiet_from AS "quietFrom", quiet_to AS "quietTo", digest_hour AS "digestHour"
         FROM account LEFT JOIN account_settings settings ON settings.account_id = account.id
              LEFT JOIN notification_preference preference ON preference.account_id = account.id
        WHERE account.enabled AND (account.role = ANY($1) OR account.id = ANY($2))
        ORDER BY account.id`,
      [roles ?? [], accountIds ?? []],
    );
  }

  /** Unread todos of people and samples: those of the product stand for records, and have a kind. */
  otherTodosOf(accountId: number, limit: number): Promise<Message[]> {
    return this.messages.find({
      where: { accountId, type: 'todo', kind: IsNull(), readAt: IsNull() },
      order: { sentAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** @returns the removed todos of these accounts that link to this page */
  async removeTodos(
    link: string,
    accountIds: readonly number[],
    manager: EntityManager,
  ): Promise<Pick<Message, 'id' | 'accountId'>[]> {
    const [removed]: [Pick<Message, 'id' | 'accountId'>[], number] = await manager.query(
      `DELETE FROM message WHERE link = $1 AND type = 'todo' AND account_id = ANY($2)
       RETURNING id, account_id AS "accountId"`,
      [link, accountIds],
    );
    return removed;
  }

  async insert(drafts: NewMessage[], manager: EntityManager): Promise<Message[]> {
    return await manager.save(
      Message,
      drafts.map((draft) => ({ ...draft, readAt: null })),
    );
  }
}

/** For UPDATE and DELETE, TypeORM returns a pair of rows and row count. */
async function changed(manager: EntityManager, text: string, values: unknown[]): Promise<number[]> {
  const [rows]: [Changed[], number] = await manager.query(text, values);
  return rows.map(({ id }) => id);
}
