import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CHAT_TRANSCRIPTS_ADDRESS } from '../../common/http/addresses.constants.js';
import { asAttachment } from '../../common/http/attachment.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { CreateTranscriptDto } from './chat-transcript.dto.js';
import { ChatTranscriptService } from './chat-transcript.service.js';

@ApiTags('Studio')
@Controller()
export class ChatTranscriptController {
  constructor(private readonly transcripts: ChatTranscriptService) {}

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

  @Endpoint({
    id: 'getChatTranscript',
    summary: 'Download a prepared transcript',
    description:
      'Public, because a browser that saves a file sends no token; the name cannot be guessed, works ' +
      'once and expires soon; HEAD does not use it up. The answer is a stream without an envelope. An unknown or ' +
      'used name is HTTP 404 with an envelope. If the connection closes early, the file is incomplete.',
    data: bytesOf('text/csv', 'text/plain'),
    refusals: ['fileUnknown'],
  })
  @ApiParam({
    name: 'name',
    description: 'The last part of the `address`.',
    schema: { type: 'string', example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A' },
  })
  @Get(`${CHAT_TRANSCRIPTS_ADDRESS}/:name`)
  async file(
    @Param('name') token: string,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.transcripts.open(token, method !== 'HEAD'));
  }
}
