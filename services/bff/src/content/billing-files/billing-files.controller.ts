import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { BILLING_FILES_ADDRESS } from '../../common/http/addresses.constants.js';
import { asAttachment } from '../../common/http/attachment.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { CreateLedgerFileDto, CreateServiceOrdersFileDto } from './billing-files.dto.js';
import { BillingFilesService } from './billing-files.service.js';

const CSV =
  'CSV, UTF-8 with BOM, with the headers in the language of `Accept-Language`; amounts are in yuan. Values that a ' +
  'spreadsheet program would take for a formula get a leading apostrophe.';

@ApiTags('Billing')
@Controller()
export class BillingFilesController {
  constructor(private readonly files: BillingFilesService) {}

  @Endpoint({
    id: 'createLedgerFile',
    summary: 'Download the ledger',
    description: `Returns an address from which the browser downloads all matching entries, oldest first. ${CSV}`,
    body: CreateLedgerFileDto,
    data: model(DownloadLinkDto),
  })
  @Post('api/billing/ledger/files')
  createLedgerFile(
    @CurrentPrincipal() { role }: Principal,
    @CurrentLanguage() language: Language,
    @Body() { filter }: CreateLedgerFileDto,
  ): Promise<DownloadLinkDto> {
    return this.files.prepare({ content: 'ledger', filter, language, role });
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
    @CurrentPrincipal() { role }: Principal,
    @CurrentLanguage() language: Language,
    @Body() { filter }: CreateServiceOrdersFileDto,
  ): Promise<DownloadLinkDto> {
    return this.files.prepare({ content: 'orders', filter, language, role });
  }

  @Endpoint({
    id: 'getBillingFile',
    summary: 'Download a prepared file of the ledger or the orders',
    description:
      'Public, because a browser that saves a file sends no token; the name cannot be guessed, works ' +
      'once and expires soon; HEAD does not use it up. The answer is a stream without an envelope. An unknown or ' +
      'used name is HTTP 404 with an envelope. If the connection closes early, the file is incomplete.',
    data: bytesOf('text/csv'),
    refusals: ['fileUnknown'],
  })
  @ApiParam({
    name: 'name',
    description: 'The last part of the `address`.',
    schema: { type: 'string', example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A' },
  })
  @Get(`${BILLING_FILES_ADDRESS}/:name`)
  async file(
    @Param('name') token: string,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.files.open(token, method !== 'HEAD'));
  }
}
