import { type Readable } from 'node:stream';
import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { always, bytesOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CERTIFICATION_DOCUMENTS_ADDRESS } from '../../common/http/addresses.constants.js';
import { asAttachment } from '../../common/http/attachment.js';
import { withUpload } from '../../common/http/uploads.js';
import { DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { DOCUMENT_MEDIA_TYPES, DOCUMENT_UPLOAD, WAITING_DOCUMENTS } from './certification.constants.js';
import {
  CertificationDocumentDto,
  CertificationDocumentOfRequestParams,
  CertificationDocumentParams,
  CertificationDocumentUploadDto,
} from './certification-document.dto.js';
import { CertificationDocumentsService } from './certification-documents.service.js';

@ApiTags('Certification')
@Controller()
export class CertificationDocumentsController {
  constructor(private readonly documents: CertificationDocumentsService) {}

  @Endpoint({
    id: 'uploadCertificationDocument',
    summary: 'Upload a document for a request',
    description:
      'Takes one part, `file`. A picture is re-encoded without its metadata and reduced if it is very large; a PDF ' +
      'stays as it is. Another kind of content is refused with 415, an unreadable file with 400. A document that is ' +
      `not submitted within ${WAITING_DOCUMENTS.hours} hours is removed; at most ${WAITING_DOCUMENTS.maxItems} can wait.`,
    upload: CertificationDocumentUploadDto,
    data: model(CertificationDocumentDto),
    refusals: ['tooManyDocuments', 'storageFull'],
  })
  @Post('api/user/certification/documents')
  async upload(
    @CurrentPrincipal() { accountId }: Principal,
    @Req() request: FastifyRequest,
  ): Promise<CertificationDocumentDto> {
    return await withUpload(request, DOCUMENT_UPLOAD, (file, signal) =>
      this.documents.upload(accountId, file, signal),
    );
  }

  @Endpoint({
    id: 'removeCertificationDocument',
    summary: 'Remove an uploaded document',
    description: 'Only your own, and only before it is part of a request.',
    params: CertificationDocumentParams,
    data: always(true),
    refusals: ['notFound'],
  })
  @Delete('api/user/certification/documents/:document')
  remove(
    @CurrentPrincipal() { accountId }: Principal,
    @Param() { document }: CertificationDocumentParams,
  ): Promise<true> {
    return this.documents.remove(accountId, document);
  }

  @Endpoint({
    id: 'createCertificationDocumentLink',
    summary: 'Download a document of a request',
    description:
      'Returns an address from which the browser downloads the file. For the owner of the request and for ' +
      'administrators; 40400 for anybody else.',
    params: CertificationDocumentOfRequestParams,
    data: model(DownloadLinkDto),
    refusals: ['notFound'],
  })
  @Post('api/certifications/:id/documents/:document/link')
  link(
    @Param() { id, document }: CertificationDocumentOfRequestParams,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DownloadLinkDto> {
    return this.documents.link(id, document, principal);
  }

  @Endpoint({
    id: 'getCertificationDocument',
    summary: 'Download a prepared document',
    description:
      'Public, because a browser that saves a file sends no token; the name cannot be guessed, works ' +
      'once and expires soon; HEAD does not use it up. The answer is the file without an envelope. An unknown or ' +
      'used name is HTTP 404 with an envelope.',
    data: bytesOf(...DOCUMENT_MEDIA_TYPES),
    refusals: ['fileUnknown'],
  })
  @ApiParam({
    name: 'name',
    description: 'The last part of the `address`.',
    schema: { type: 'string', example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A' },
  })
  @Get(`${CERTIFICATION_DOCUMENTS_ADDRESS}/:name`)
  async file(
    @Param('name') token: string,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return asAttachment(reply, await this.documents.open(token, method !== 'HEAD'));
  }
}
