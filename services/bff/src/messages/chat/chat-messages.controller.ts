import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import {
  ChatCollectionDto,
  ChatModerationDto,
  ChatVersionDto,
  HideChatMessageDto,
  SendChatMessageDto,
} from './chat-change.dto.js';
import { ChatMessageDto } from './chat-message.dto.js';
import { CHAT_COUNTER } from './chat-messages.constants.js';
import { ChatMessagesService } from './chat-messages.service.js';
import { ChatModerationService } from './chat-moderation.service.js';
import { ChatMessageQuery } from './chat-query.dto.js';

const COLLECTING = { params: RowIdParams, data: model(ChatCollectionDto), refusals: ['notFound'] } as const;
const MODERATION = {
  params: RowIdParams,
  data: model(ChatModerationDto),
  refusals: ['notFound', 'conflict'],
} as const;

@ApiTags('Studio')
@Controller('api/chat')
export class ChatMessagesController {
  constructor(
    private readonly messages: ChatMessagesService,
    private readonly moderation: ChatModerationService,
  ) {}

  @Endpoint({
    id: 'listChatMessages',
    summary: 'List the messages of the studio chat',
    description:
      'The newest matching messages, in the order in which they were sent. To page back, repeat the ' +
      'request with the first id as `before`; to catch up, with the last id as `after`. Without a body: the ' +
      'newest messages. Hidden messages are included, with the reason.',
    body: ChatMessageQuery,
    bodyOptional: true,
    data: listOf(ChatMessageDto),
  })
  @Post('list')
  list(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() query: ChatMessageQuery,
  ): Promise<ChatMessageDto[]> {
    return this.messages.listFor(accountId, query);
  }

  @Endpoint({
    id: 'sendChatMessage',
    summary: 'Send a message to the chat of the studio',
    description:
      'Sends once for each `Idempotency-Key`, no matter how often or how late it is repeated, and notifies every open ' +
      `client with \`chat.sent\`. At most ${CHAT_COUNTER.points} new messages in ` +
      `${CHAT_COUNTER.windowSeconds} seconds. 40400 if the answered message does not exist.`,
    body: SendChatMessageDto,
    idempotent: true,
    data: model(ChatMessageDto),
    refusals: ['notFound', 'tooManyRequests'],
  })
  @Post('messages')
  send(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() message: SendChatMessageDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ChatMessageDto> {
    return this.messages.send(accountId, message, key);
  }

  @Endpoint({
    id: 'collectChatMessage',
    summary: 'Collect a message',
    description: 'Keeps it in your collection. Collecting it again changes nothing.',
    ...COLLECTING,
  })
  @Post('messages/:id/collect')
  collect(
    @CurrentPrincipal() { accountId }: Principal,
    @Param() { id }: RowIdParams,
  ): Promise<ChatCollectionDto> {
    return this.messages.collect(accountId, id, true);
  }

  @Endpoint({
    id: 'uncollectChatMessage',
    summary: 'Remove a message from your collection',
    description: 'The message itself stays. Removing it again changes nothing.',
    ...COLLECTING,
  })
  @Post('messages/:id/uncollect')
  uncollect(
    @CurrentPrincipal() { accountId }: Principal,
    @Param() { id }: RowIdParams,
  ): Promise<ChatCollectionDto> {
    return this.messages.collect(accountId, id, false);
  }

  @Endpoint({
    id: 'hideChatMessage',
    summary: 'Hide a message, with the reason',
    description:
      'Administrators still see it, marked as hidden. A message that is hidden or an outdated version is 40900 ' +
      'with the current state and version. Recorded in the audit log.',
    ...MODERATION,
    body: HideChatMessageDto,
  })
  @Post('messages/:id/hide')
  hide(
    @Param() { id }: RowIdParams,
    @Body() { version, reason }: HideChatMessageDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ChatModerationDto> {
    return this.moderation.moderate('hide', { id, version, reason }, actor);
  }

  @Endpoint({
    id: 'restoreChatMessage',
    summary: 'Show a hidden message again',
    description:
      'The reason is deleted. A message that is shown or an outdated version is 40900 with the current state and ' +
      'version. Recorded in the audit log.',
    ...MODERATION,
    body: ChatVersionDto,
  })
  @Post('messages/:id/restore')
  restore(
    @Param() { id }: RowIdParams,
    @Body() { version }: ChatVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ChatModerationDto> {
    return this.moderation.moderate('restore', { id, version, reason: null }, actor);
  }
}
