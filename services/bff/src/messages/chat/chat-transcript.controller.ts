import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CHAT_TRANSCRIPTS_ADDRESS } from '../../common/http/addresses.constants.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { PreparedFileRoutes } from '../../platform/downloads/prepared-file.routes.js';
import { CreateTranscriptDto } from './chat-transcript.dto.js';
import { ChatTranscriptService } from './chat-transcript.service.js';

@ApiTags('Studio')
@Controller()
export class ChatTranscriptController extends PreparedFileRoutes({
  id: 'getChatTranscript',
  summary: 'Download a prepared transcript',
  address: CHAT_TRANSCRIPTS_ADDRESS,
  answer: 'a stream',
  mediaTypes: ['text/csv', 'text/plain'],
}) {
  constructor(private readonly transcripts: ChatTranscriptService) {
    super(transcripts);
  }

  @Endpoint({
    id: 'createChatTranscript',
    summary: 'Download the chat',
    description:
      'Returns an address from which the browser downloads all matching messages, in the order in which they were ' +
      'sent, with the headers in the language of `Accept-Language`. Hidden messages are included, with the reason. ' +
      'Values that a spreadsheet program would take for a formula get a leading apostrophe.',
    body: CreateTranscriptDto,
    data: model(DownloadLinkDto),
  })
  @Post('api/chat/transcripts')
  create(
    @CurrentPrincipal() { accountId }: Principal,
    @CurrentLanguage() language: Language,
    @Body() request: CreateTranscriptDto,
  ): Promise<DownloadLinkDto> {
    return this.transcripts.prepare(accountId, request, language);
  }
}
