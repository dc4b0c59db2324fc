import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ChatMessageDto, ChatMessageQuery } from './chat-message.dto.js';
import { ChatMessagesService } from './chat-messages.service.js';

@ApiTags('Studio')
@Controller('api/chat')
export class ChatMessagesController {
  constructor(private readonly messages: ChatMessagesService) {}

  @Endpoint({
    id: 'listChatMessages',
    summary: 'The chat of the studio',
    description:
      'The newest matching messages, in the order in which they were sent. To page back, repeat the ' +
      'request with the first id as `before`. Without a body: the newest messages.',
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
}
