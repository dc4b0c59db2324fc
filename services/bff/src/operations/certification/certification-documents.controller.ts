import { Controller, Delete, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { always, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CERTIFICATION_DOCUMENTS_ADDRESS } from '../../common/http/addresses.constants.js';
import { withUpload } from '../../common/http/uploads.js';
import { DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { PreparedFileRoutes } from '../../platform/downloads/prepared-file.routes.js';
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
export class CertificationDocumentsController extends PreparedFileRoutes({
  id: 'getCertificationDocument',
  summary: 'Download a prepared document',
  address: CERTIFICATION_DOCUMENTS_ADDRESS,
  answer: 'the file',
  mediaTypes: DOCUMENT_MEDIA_TYPES,
}) {
  constructor(private readonly documents: CertificationDocumentsService) {
    super(documents);
  }

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
}
