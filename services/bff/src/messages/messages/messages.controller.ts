import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { always, listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { MessageDto, ReadMessagesDto } from './message.dto.js';
import { MESSAGES_LISTED } from './messages.constants.js';
import { MessagesService } from './messages.service.js';

@ApiTags('Messages')
@Controller('api/message')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Endpoint({
    id: 'listMessages',
    summary: 'List your messages, notices and todos',
    description: `The newest ${MESSAGES_LISTED} of the logged-in person, newest first.`,
    data: listOf(MessageDto),
  })
  @Post('list')
  list(
    @CurrentPrincipal() { accountId }: Principal,
    @CurrentLanguage() language: Language,
  ): Promise<MessageDto[]> {
    return this.messages.listOf(accountId, language);
  }

  @Endpoint({
    id: 'readMessages',
    summary: 'Mark messages as read',
    description: 'Idempotent: read messages stay read.',
    body: ReadMessagesDto,
    data: always(true),
  })
  @Post('read')
  read(@CurrentPrincipal() { accountId }: Principal, @Body() { ids }: ReadMessagesDto): Promise<true> {
    return this.messages.markRead(accountId, ids);
  }
}
