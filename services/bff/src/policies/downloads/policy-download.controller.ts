import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { asAttachment } from '../../common/http/attachment.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { POLICY_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { SHEET_TYPES } from '../../common/sheets/sheet-downloads.constants.js';
import { DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { CreatePolicyDownloadDto } from './policy-download.dto.js';
import { PolicyDownloadService } from './policy-download.service.js';

@ApiTags('Policies')
@Controller()
export class PolicyDownloadController {
  constructor(private readonly downloads: PolicyDownloadService) {}

  @Endpoint({
    id: 'createPolicyDownload',
    summary: 'Download policies',
    description:
      'Returns an address from which the browser downloads the file itself: it cannot send a token ' +
      'with a download, and it should not hold a million rows in memory. Headers and values are in ' +
      'the language of `Accept-Language`; values that a spreadsheet program would take for a formula ' +
      'get a leading apostrophe. Importing the file again changes nothing. A workbook cannot hold ' +
      'more than 1,048,575 policies: 50000.',
    body: CreatePolicyDownloadDto,
    data: model(DownloadLinkDto),
    refusals: ['tooManyRows'],
  })
  @Post('api/policies/downloads')
  create(
    @CurrentLanguage() language: Language,
    @Body() request: CreatePolicyDownloadDto,
  ): Promise<DownloadLinkDto> {
    return this.downloads.prepare(request, language);
  }

  @Endpoint({
    id: 'getPolicyDownload',
    summary: 'Download a prepared file',
    description:
      'Public, because a browser that saves a file sends no token; the name cannot be guessed, works ' +
      'once and expires soon; HEAD does not use it up. The answer is a CSV or XLSX stream without an ' +
      'envelope. An unknown or used name is HTTP 404 with an envelope. If the connection closes ' +
      'early, the file is incomplete.',
    data: bytesOf(...SHEET_TYPES),
    refusals: ['fileUnknown'],
  })
  @ApiParam({
    name: 'name',
    description: 'The last part of the `address`.',
    schema: { type: 'string', example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A' },
  })
  @Get(`${POLICY_DOWNLOADS_ADDRESS}/:name`)
  async file(
    @Param('name') token: string,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.downloads.open(token, method !== 'HEAD'));
  }
}
