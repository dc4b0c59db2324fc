import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import {
  ChangedMessagesDto,
  MessagePageDto,
  MessageQuery,
  MessagesOfTypeDto,
  RemoveMessagesDto,
  UnreadMessagesDto,
} from './message.dto.js';
import { MessagesService } from './messages.service.js';

/** The operations that the message box and its full page need in addition to the two of the specification. */
@ApiTags('Messages')
@Controller('api/messages')
export class MessageBoxController {
  constructor(private readonly messages: MessagesService) {}

  @Endpoint({
    id: 'listMessagePage',
    summary: 'List your messages by page',
    description: 'Newest first. All given filters must match; an empty filter counts as not set.',
    query: MessageQuery,
    data: model(MessagePageDto),
  })
  @Get()
  page(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: MessageQuery,
    @CurrentLanguage() language: Language,
  ): Promise<MessagePageDto> {
    return this.messages.page(accountId, query, language);
  }

  @Endpoint({
    id: 'getUnreadMessages',
    summary: 'Count your unread messages',
    description: 'Counted at the time of the request, for each type.',
    data: model(UnreadMessagesDto),
  })
  @Get('unread')
  unread(@CurrentPrincipal() { accountId }: Principal): Promise<UnreadMessagesDto> {
    return this.messages.unread(accountId);
  }

  @Endpoint({
    id: 'readAllMessages',
    summary: 'Mark all messages of a type as read',
    description: 'Idempotent: read messages stay read.',
    body: MessagesOfTypeDto,
    data: model(ChangedMessagesDto),
  })
  @Post('read-all')
  readAll(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() which: MessagesOfTypeDto,
  ): Promise<ChangedMessagesDto> {
    return this.messages.markAllRead(accountId, which);
  }

  @Endpoint({
    id: 'removeMessages',
    summary: 'Remove messages',
    description: 'Permanent, and only your own. Idempotent: removed messages are skipped.',
    body: RemoveMessagesDto,
    data: model(ChangedMessagesDto),
  })
  @Post('remove')
  remove(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { ids }: RemoveMessagesDto,
  ): Promise<ChangedMessagesDto> {
    return this.messages.remove(accountId, ids);
  }

  @Endpoint({
    id: 'clearMessages',
    summary: 'Remove all messages of a type',
    description: 'Permanent, whether read or not, and only your own. Idempotent.',
    body: MessagesOfTypeDto,
    data: model(ChangedMessagesDto),
  })
  @Post('clear')
  clear(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() which: MessagesOfTypeDto,
  ): Promise<ChangedMessagesDto> {
    return this.messages.clear(accountId, which);
  }
}
