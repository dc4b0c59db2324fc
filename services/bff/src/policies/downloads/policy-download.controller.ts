import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { POLICY_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { SheetDownloadRoutes } from '../../platform/downloads/sheet-download.routes.js';
import { CreatePolicyDownloadDto } from './policy-download.dto.js';
import { PolicyDownloadService } from './policy-download.service.js';

@ApiTags('Policies')
@Controller()
export class PolicyDownloadController extends SheetDownloadRoutes({
  service: PolicyDownloadService,
  body: CreatePolicyDownloadDto,
  path: 'api/policies/downloads',
  address: POLICY_DOWNLOADS_ADDRESS,
  create: {
    id: 'createPolicyDownload',
    summary: 'Download policies',
    description:
      'Returns an address from which the browser downloads the file itself: it cannot send a token ' +
      'with a download, and it should not hold a million rows in memory. Headers and values are in ' +
      'the language of `Accept-Language`; values that a spreadsheet program would take for a formula ' +
      'get a leading apostrophe. Importing the file again changes nothing. A workbook cannot hold ' +
      'more than 1,048,575 policies: 50000.',
  },
  file: { id: 'getPolicyDownload', summary: 'Download a prepared file' },
}) {}
