import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { follow } from '../../common/transitions/transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { type ChatModerationDto } from './chat-change.dto.js';
import { type ChatMessage } from './chat-message.entity.js';
import { CHAT_MODERATED } from './chat-message.event.js';
import { CHAT_TRANSITIONS, type ChatAction, type ChatState } from './chat-messages.constants.js';
import { ChatMessagesRepository } from './chat-messages.repository.js';

interface Moderation {
  id: number;
  /** The version that the caller last read. */
  version: number;
  /** Null to restore the message. */
  reason: string | null;
}

/** Hides messages from the audience, and shows them again. */
@Injectable()
export class ChatModerationService {
  constructor(
    private readonly messages: ChatMessagesRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * If two callers moderate the same message concurrently, one succeeds and the other receives the current state.
   * @throws AppError notFound, conflict
   */
  async moderate(
    action: ChatAction,
    { id, version, reason }: Moderation,
    actor: SignedInActor,
  ): Promise<ChatModerationDto> {
    return await this.manager.transaction(async (manager) => {
      const message = await this.messages.lock(id, manager);
      if (!message) throw new AppError('notFound');
      const before = { state: stateOf(message), version: message.version };
      const state = follow(CHAT_TRANSITIONS[action], before, version);
      const moderated = {
        id,
        version: await this.messages.moderate(message, reason, manager),
        hiddenReason: reason,
      };
      await this.audit.record(
        manager,
        actor,
        { entity: 'chatMessage', action },
        {
          entityId: id,
          before: { state: before.state, reason: message.hiddenReason },
          after: { state, reason },
        },
      );
      await this.events.publish(manager, CHAT_MODERATED, {}, moderated);
      return moderated;
    });
  }
}

function stateOf({ hiddenReason }: ChatMessage): ChatState {
  return hiddenReason === null ? 'shown' : 'hidden';
}
