import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CHAT_TRANSCRIPTS_ADDRESS } from '../../common/http/addresses.constants.js';
import { type Attachment } from '../../common/http/attachment.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { Config } from '../../config/config.js';
import { type DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { DownloadLinksService } from '../../platform/downloads/download-links.service.js';
import { ChatMessagesRepository } from './chat-messages.repository.js';
import { type CreateTranscriptDto } from './chat-transcript.dto.js';
import { TRANSCRIPT_WRITERS } from './chat-transcript-lines.js';

const FILES = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  text: { extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
} as const;

/** Made by this account. */
type Request = CreateTranscriptDto & { language: Language; accountId: number };

/** Streams the chat as a file, so the number of messages does not matter. */
@Injectable()
export class ChatTranscriptService {
  constructor(
    private readonly messages: ChatMessagesRepository,
    private readonly links: DownloadLinksService,
    private readonly config: Config,
  ) {}

  async prepare(
    accountId: number,
    { format, filter }: CreateTranscriptDto,
    language: Language,
  ): Promise<DownloadLinkDto> {
    const request: Omit<Request, 'accountId'> = { format, filter, language };
    return await this.links.create('chatTranscript', CHAT_TRANSCRIPTS_ADDRESS, accountId, request);
  }

  /**
   * @param isTaken whether the call uses up the address. HEAD only asks for the headers.
   * @throws AppError fileUnknown
   */
  async open(token: string, isTaken: boolean): Promise<Attachment> {
    const request = (await this.links.open('chatTranscript', token, isTaken)) as Request;
    const { extension, mediaType } = FILES[request.format];
    const day = Temporal.Now.plainDateISO(this.config.timeZone).toString();
    const body = Readable.from(this.linesOf(request), { highWaterMark: 1 });
    return { name: `chat-${day}.${extension}`, mediaType, body };
  }

  private async *linesOf({ format, filter, language, accountId }: Request): AsyncGenerator<string> {
    const { head, line } = TRANSCRIPT_WRITERS[format]({ language, timeZone: this.config.timeZone });
    yield head;
    for await (const batch of this.messages.batches(accountId, filter)) yield batch.map(line).join('');
  }
}
