import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { CONTENT_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { Config } from '../../config/config.js';
import { DownloadLinksService } from '../../platform/downloads/download-links.service.js';
import { SheetDownloadsService } from '../../platform/downloads/sheet-downloads.service.js';
import { CONTENT_ITEM_FIELDS } from '../content-items/content-item-fields.constants.js';
import { CONTENT_ITEM_LABELS } from '../content-items/content-item-labels.js';
import { ContentItemsService } from '../content-items/content-items.service.js';
import { type ContentDownload, type CreateContentDownloadDto } from './content-download.dto.js';
import { ContentDownloadRepository } from './content-download.repository.js';

const NOUN = {
  kind: 'content',
  address: CONTENT_DOWNLOADS_ADDRESS,
  fields: CONTENT_ITEM_FIELDS,
  labels: CONTENT_ITEM_LABELS,
} as const;

@Injectable()
export class ContentDownloadService extends SheetDownloadsService<CreateContentDownloadDto, ContentDownload> {
  constructor(
    private readonly downloads: ContentDownloadRepository,
    private readonly items: ContentItemsService,
    links: DownloadLinksService,
    config: Config,
  ) {
    super(NOUN, links, config);
  }

  protected override requestOf(asked: CreateContentDownloadDto, principal: Principal): ContentDownload {
    return Object.assign(asked, { reader: this.items.readerOf(principal) });
  }

  protected count({ filter, reader }: ContentDownload): Promise<number> {
    return this.items.count(filter, reader);
  }

  protected batches(request: ContentDownload): AsyncIterable<string[][]> {
    return this.downloads.batches(request);
  }
}
