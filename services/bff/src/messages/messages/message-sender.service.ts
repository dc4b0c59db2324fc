import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type OperationId } from '../../common/auth/access.constants.js';
import { rolesThatMayCall } from '../../common/auth/may-call.js';
import { Config } from '../../config/config.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { DEFAULT_LANGUAGE, type Language } from '../../common/messages/languages.constants.js';
import { MESSAGE_CREATED, MESSAGE_REMOVED } from './message.event.js';
import { MessageDto } from './message.dto.js';
import { type MessageKind, type MessageType } from './messages.constants.js';
import { MessagesRepository, type NewMessage } from './messages.repository.js';

/** The same for everyone, or in the language that each reader has chosen. */
export type Wording = string | Record<Language, string>;

export interface Outgoing {
  /** Keys of accounts, or all who may call an operation. Disabled and unknown accounts are passed over. */
  to: readonly number[] | { mayCall: OperationId };
  /** message: from a person, notice: from the system, todo: something to do. */
  type: MessageKind;
  /** Who it is from, or what it is about; at most 64 characters. */
  title: Wording;
  /** What follows the title; at most 64 characters. */
  subTitle?: Wording;
  /** At most 500 characters. */
  content: Wording;
  /** The tag of a notice or todo: 0 not started, 1 activated, 2 in progress, 3 expiring. */
  messageType?: MessageType;
  /** Address of a picture. */
  avatar?: string;
  /** The page of the product that it is about, from `/`; at most 200 characters. */
  link?: string;
}

/** How other features tell people something: it stands in their message box, and open clients see it at once. */
@Injectable()
export class MessageSenderService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly events: LiveEventsService,
    private readonly config: Config,
  ) {}

  /**
   * Sends in the transaction of `manager`, so that nobody is told of what was rolled back. Call it once, last in the
   * transaction, with all that is to be sent: from here on others that publish wait for the commit.
   *
   * @example await sender.send(manager, { to: { mayCall: 'takeEnquiry' }, type: 'todo', title, content, messageType: 0 });
   */
  async send(manager: EntityManager, ...outgoing: Outgoing[]): Promise<void> {
    const drafts: NewMessage[] = [];
    for (const message of outgoing) drafts.push(...(await this.address(message, manager)));
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

  /** Takes back all that links to one of these pages: it leaves every box, read or not, and stands in no event. */
  async withdraw(manager: EntityManager, links: string[]): Promise<void> {
    const withdrawn = await this.messages.removeLinked(links, manager);
    for (const link of links) await this.events.removeEvents(manager, MESSAGE_CREATED, { link });
    await this.events.publishEach(
      manager,
      MESSAGE_REMOVED,
      withdrawn.map(({ id, accountId }) => ({ audience: { accountId }, payload: { ids: [id] } })),
    );
  }

  /** One draft for each recipient. */
  private async address(
    { to, title, subTitle = '', content, type, messageType, avatar = '', link }: Outgoing,
    manager: EntityManager,
  ): Promise<NewMessage[]> {
    const audience = 'mayCall' in to ? { roles: rolesThatMayCall(to.mayCall) } : { accountIds: to };
    const recipients = await this.messages.recipients(audience, manager);
    return recipients.map(({ accountId, locale }) => {
      const worded = (wording: Wording) =>
        typeof wording === 'string' ? wording : wording[locale ?? DEFAULT_LANGUAGE];
      return {
        accountId,
        type,
        title: worded(title),
        subTitle: worded(subTitle),
        subTitleKey: null,
        content: worded(content),
        messageType: messageType ?? null,
        avatar,
        link: link ?? null,
      };
    });
  }
}
