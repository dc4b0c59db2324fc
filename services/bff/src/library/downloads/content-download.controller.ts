import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONTENT_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { SheetDownloadRoutes } from '../../platform/downloads/sheet-download.routes.js';
import { CreateContentDownloadDto } from './content-download.dto.js';
import { ContentDownloadService } from './content-download.service.js';

@ApiTags('Content items')
@Controller()
export class ContentDownloadController extends SheetDownloadRoutes({
  service: ContentDownloadService,
  body: CreateContentDownloadDto,
  path: 'api/library/items/downloads',
  address: CONTENT_DOWNLOADS_ADDRESS,
  create: {
    id: 'createContentDownload',
    summary: 'Download content items',
    description:
      'Returns an address from which the browser downloads the items that you see, as `createPolicyDownload` does for policies. ' +
      'A body and the address of a video are those of the revision that you see.',
  },
  file: { id: 'getContentDownload', summary: 'Download a prepared file of content items' },
}) {}
