import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { type Attachment } from '../../common/http/attachment.js';
import { CONTENT_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { SheetDownloadsService, type SheetSource } from '../../platform/downloads/sheet-downloads.service.js';
import { CONTENT_ITEM_FIELDS } from '../content-items/content-item-fields.constants.js';
import { CONTENT_ITEM_LABELS } from '../content-items/content-item-labels.js';
import { ContentItemsService } from '../content-items/content-items.service.js';
import { type ContentDownload, type CreateContentDownloadDto } from './content-download.dto.js';
import { ContentDownloadRepository } from './content-download.repository.js';

@Injectable()
export class ContentDownloadService {
  private readonly source: SheetSource<ContentDownload> = {
    kind: 'content',
    address: CONTENT_DOWNLOADS_ADDRESS,
    fields: CONTENT_ITEM_FIELDS,
    labels: CONTENT_ITEM_LABELS,
    count: ({ filter, reader }) => this.items.count(filter, reader),
    batches: (request) => this.downloads.batches(request),
  };

  constructor(
    private readonly downloads: ContentDownloadRepository,
    private readonly sheets: SheetDownloadsService,
    private readonly items: ContentItemsService,
  ) {}

  /** @throws AppError tooManyRows */
  prepare(
    request: CreateContentDownloadDto,
    language: Language,
    principal: Principal,
  ): Promise<DownloadLinkDto> {
    const reader = this.items.readerOf(principal);
    return this.sheets.prepare(this.source, Object.assign(request, { reader }), language);
  }

  /** @throws AppError fileUnknown */
  open(token: string, isTaken: boolean): Promise<Attachment> {
    return this.sheets.open(this.source, token, isTaken);
  }
}
