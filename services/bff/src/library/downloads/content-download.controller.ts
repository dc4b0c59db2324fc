import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CONTENT_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { asAttachment } from '../../common/http/attachment.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { SHEET_TYPES } from '../../common/sheets/sheet-downloads.constants.js';
import { DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { CreateContentDownloadDto } from './content-download.dto.js';
import { ContentDownloadService } from './content-download.service.js';

@ApiTags('Content items')
@Controller()
export class ContentDownloadController {
  constructor(private readonly downloads: ContentDownloadService) {}

  @Endpoint({
    id: 'createContentDownload',
    summary: 'Download content items',
    description:
      'Returns an address from which the browser downloads the items that you see, as `createPolicyDownload` does for policies. ' +
      'A body and the address of a video are those of the revision that you see.',
    body: CreateContentDownloadDto,
    data: model(DownloadLinkDto),
    refusals: ['tooManyRows'],
  })
  @Post('api/library/items/downloads')
  create(
    @CurrentLanguage() language: Language,
    @CurrentPrincipal() principal: Principal,
    @Body() request: CreateContentDownloadDto,
  ): Promise<DownloadLinkDto> {
    return this.downloads.prepare(request, language, principal);
  }

  @Endpoint({
    id: 'getContentDownload',
    summary: 'Download a prepared file of content items',
    description:
      'Public, because a browser that saves a file sends no token; the name cannot be guessed, works once and expires soon; ' +
      'HEAD does not use it up. The answer is a CSV or XLSX stream without an envelope. An unknown or used name is HTTP 404 ' +
      'with an envelope.',
    data: bytesOf(...SHEET_TYPES),
    refusals: ['fileUnknown'],
  })
  @ApiParam({
    name: 'name',
    description: 'The last part of the `address`.',
    schema: { type: 'string', example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A' },
  })
  @Get(`${CONTENT_DOWNLOADS_ADDRESS}/:name`)
  async file(
    @Param('name') token: string,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.downloads.open(token, method !== 'HEAD'));
  }
}
