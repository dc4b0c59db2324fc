import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { AUDIT_FILES_ADDRESS } from '../../common/http/addresses.constants.js';
import { asAttachment } from '../../common/http/attachment.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { DownloadLinkDto } from '../downloads/download-link.dto.js';
import { AuditFilesService } from './audit-files.service.js';
import { CreateAuditFileDto } from './audit-log.dto.js';

@ApiTags('Audit')
@Controller()
export class AuditFilesController {
  constructor(private readonly files: AuditFilesService) {}

  @Endpoint({
    id: 'createAuditFile',
    summary: 'Download the changes of all records',
    description:
      'Returns an address from which the browser downloads all matching entries, newest first. CSV, UTF-8 with BOM, ' +
      'with the headers in the language of `Accept-Language`, actions and kinds by their names in this document, and ' +
      'the fields before and after as JSON. Values that a spreadsheet program would take for a formula get a leading ' +
      'apostrophe.',
    body: CreateAuditFileDto,
    data: model(DownloadLinkDto),
  })
  @Post('api/audit/files')
  createAuditFile(
    @CurrentPrincipal() { role }: Principal,
    @CurrentLanguage() language: Language,
    @Body() { filter }: CreateAuditFileDto,
  ): Promise<DownloadLinkDto> {
    return this.files.prepare({ filter, language, role });
  }

  @Endpoint({
    id: 'getAuditFile',
    summary: 'Download a prepared file of the audit log',
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
  @Get(`${AUDIT_FILES_ADDRESS}/:name`)
  async file(
    @Param('name') token: string,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.files.open(token, method !== 'HEAD'));
  }
}
