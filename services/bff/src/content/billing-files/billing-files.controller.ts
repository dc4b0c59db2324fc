import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { BILLING_FILES_ADDRESS } from '../../common/http/addresses.constants.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { PreparedFileRoutes } from '../../platform/downloads/prepared-file.routes.js';
import { CreateLedgerFileDto, CreateServiceOrdersFileDto } from './billing-files.dto.js';
import { BillingFilesService } from './billing-files.service.js';

const CSV =
  'CSV, UTF-8 with BOM, with the headers in the language of `Accept-Language`; amounts are in yuan. Values that a ' +
  'spreadsheet program would take for a formula get a leading apostrophe.';

@ApiTags('Billing')
@Controller()
export class BillingFilesController extends PreparedFileRoutes({
  id: 'getBillingFile',
  summary: 'Download a prepared file of the ledger or the orders',
  address: BILLING_FILES_ADDRESS,
  answer: 'a stream',
  mediaTypes: ['text/csv'],
}) {
  constructor(private readonly files: BillingFilesService) {
    super(files);
  }

  @Endpoint({
    id: 'createLedgerFile',
    summary: 'Download the ledger',
    description: `Returns an address from which the browser downloads all matching entries, oldest first. ${CSV}`,
    body: CreateLedgerFileDto,
    data: model(DownloadLinkDto),
  })
  @Post('api/billing/ledger/files')
  createLedgerFile(
    @CurrentPrincipal() holder: Principal,
    @CurrentLanguage() language: Language,
    @Body() { filter }: CreateLedgerFileDto,
  ): Promise<DownloadLinkDto> {
    return this.files.prepare({ content: 'ledger', filter, language, holder });
  }

  @Endpoint({
    id: 'createServiceOrdersFile',
    summary: 'Download the orders of services',
    description: `Returns an address from which the browser downloads all matching orders, oldest first. ${CSV}`,
    body: CreateServiceOrdersFileDto,
    data: model(DownloadLinkDto),
  })
  @Post('api/service-orders/files')
  createServiceOrdersFile(
    @CurrentPrincipal() holder: Principal,
    @CurrentLanguage() language: Language,
    @Body() { filter }: CreateServiceOrdersFileDto,
  ): Promise<DownloadLinkDto> {
    return this.files.prepare({ content: 'orders', filter, language, holder });
  }
}
