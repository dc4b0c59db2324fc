import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { rolesThatCan } from '../../common/auth/can.js';
import { type RoleCapability } from '../../common/auth/capabilities.constants.js';
import { ROLES } from '../../common/auth/roles.constants.js';
import { Config } from '../../config/config.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { DEFAULT_LANGUAGE } from '../../common/messages/languages.constants.js';
import { MESSAGE_CREATED, MESSAGE_REMOVED, MESSAGE_UPDATED } from './message.event.js';
import { MessageDto } from './message.dto.js';
import { NotificationMailService, type SpecialMail } from '../notifications/notification-mail.service.js';
import {
  type NotificationKind,
  notificationOf,
  type TodoKind,
} from '../notifications/notifications.constants.js';
import { quietHoursOf, quietUntil } from '../notifications/quiet-hours.js';
import { waysFor } from '../notifications/ways-for.js';
import { storedTexts, type Wording } from './message-texts.js';
import { type MessageType, TODO_PROGRESS, type TodoProgress } from './messages.constants.js';
import { type Audience, MessagesRepository, type NewMessage, type Recipient } from './messages.repository.js';

export interface Outgoing {
  /** Account ids, everyone, or those who have a capability by their role. Disabled and unknown accounts are skipped. */
  to: readonly number[] | 'everyone' | { can: RoleCapability };
  /** What it tells. It says whether this is a notice or a todo, and each person chooses by it how to be told. */
  kind: NotificationKind;
  /** The sender or the subject; at most 64 characters. */
  title: Wording;
  /** The subtitle; at most 64 characters. */
  subTitle?: Wording;
  /** At most 500 characters. */
  content: Wording;
  /** The tag of a notice or todo: 0 not started, 1 activated, 2 in progress, 3 expiring. */
  messageType?: MessageType;
  /** The related page of the product, as a path that starts with `/`; at most 200 characters. */
  link?: string;
  /** If the mail has to say more than the message; it goes to the same people. */
  mail?: SpecialMail;
}

/**
 * Sends messages on behalf of other features, to each recipient in the ways that the person chose. They appear in the
 * message boxes, are pushed to connected clients, and are mailed.
 */
@Injectable()
export class MessageSenderService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly events: LiveEventsService,
    private readonly mail: NotificationMailService,
    private readonly config: Config,
  ) {}

  /**
   * Sends in the transaction of `manager`, so that a rollback sends nothing.
   *
   * @example
   * await sender.send(manager, {
   *   to: { can: 'enquiries.answer' }, kind: 'enquiry', title, content, messageType: 0,
   * });
   */
  async send(manager: EntityManager, ...outgoing: Outgoing[]): Promise<void> {
    const drafts: NewMessage[] = [];
    for (const message of outgoing) {
      const { to } = message;
      const audience = audienceOf(to);
      for (const recipient of await this.messages.recipients(audience, manager)) {
        const draft = await this.deliver(manager, message, recipient);
        if (draft) drafts.push(draft);
      }
    }
    const sent = await this.messages.insert(drafts, manager);
    await this.events.publishEach(
      manager,
      MESSAGE_CREATED,
      sent.map((message) => ({
        audience: { accountId: message.accountId },
        payload: MessageDto.from(message, this.config.timeZone, null),
      })),
    );
  }

  /** Reminds people of the same page: the reminder takes the place of their earlier todos, and is unread. */
  async remind(
    manager: EntityManager,
    outgoing: Outgoing & { to: readonly number[]; kind: TodoKind; link: string },
  ): Promise<void> {
    const removed = await this.messages.removeTodos(outgoing.link, outgoing.to, manager);
    await this.tellRemoved(manager, removed);
    await this.send(manager, outgoing);
  }

  /**
   * Sets the progress of all todos that link to this page: their tag, and whether they are read. Connected clients show
   * it at once.
   * @param accountId restricts the update to the todos of this account
   */
  async updateTodos(
    manager: EntityManager,
    link: string,
    progress: TodoProgress,
    accountId: number | null = null,
  ): Promise<void> {
    const updated = await this.messages.updateTodos({ link, accountId }, TODO_PROGRESS[progress], manager);
    await this.events.publishEach(
      manager,
      MESSAGE_UPDATED,
      updated.map((message) => ({
        audience: { accountId: message.accountId },
        payload: MessageDto.from(message, this.config.timeZone, null),
      })),
    );
  }

  /**
   * Withdraws all messages that link to one of these pages. They are removed from every message box, read or
   * unread, and from the stored events.
   */
  async withdraw(manager: EntityManager, links: string[]): Promise<void> {
    const withdrawn = await this.messages.removeLinked(links, manager);
    for (const link of links)
      for (const type of [MESSAGE_CREATED, MESSAGE_UPDATED])
        await this.events.removeEvents(manager, type, { link });
    await this.tellRemoved(manager, withdrawn);
  }

  private async tellRemoved(
    manager: EntityManager,
    removed: readonly { id: number; accountId: number }[],
  ): Promise<void> {
    await this.events.publishEach(
      manager,
      MESSAGE_REMOVED,
      removed.map(({ id, accountId }) => ({ audience: { accountId }, payload: { ids: [id] } })),
    );
  }

  /** To one recipient, in the ways that the person chose. @returns the message for the box, if it goes there */
  private async deliver(
    manager: EntityManager,
    outgoing: Outgoing,
    recipient: Recipient,
  ): Promise<NewMessage | null> {
    const { kind, messageType, link, mail } = outgoing;
    const { accountId, locale, email, digestHour } = recipient;
    const language = locale ?? DEFAULT_LANGUAGE;
    const texts = { kind, ...storedTexts(outgoing, language), link: link ?? null };
    const ways = waysFor(kind, recipient.ways);
    const quiet = quietUntil(new Date(), quietHoursOf(recipient), this.config.timeZone);
    if (ways.mail || mail?.isMandatory === true)
      await this.mail.send(manager, { email, language, quietUntil: quiet }, texts, mail);
    if (!ways.message) return null;
    return {
      ...texts,
      accountId,
      type: notificationOf(kind).type,
      subTitleKey: null,
      messageType: messageType ?? null,
      // Messages of the product are of nobody.
      senderId: null,
      quietUntil: quiet,
      awaitsDigest: digestHour !== null,
    };
  }
}

function audienceOf(to: Outgoing['to']): Audience {
  if (to === 'everyone') return { roles: ROLES };
  return 'can' in to ? { roles: rolesThatCan(to.can) } : { accountIds: to };
}
