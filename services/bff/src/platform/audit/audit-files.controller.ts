import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { AUDIT_FILES_ADDRESS } from '../../common/http/addresses.constants.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { DownloadLinkDto } from '../downloads/download-link.dto.js';
import { PreparedFileRoutes } from '../downloads/prepared-file.routes.js';
import { AuditFilesService } from './audit-files.service.js';
import { CreateAuditFileDto } from './audit-log.dto.js';

@ApiTags('Audit')
@Controller()
export class AuditFilesController extends PreparedFileRoutes({
  id: 'getAuditFile',
  summary: 'Download a prepared file of the audit log',
  address: AUDIT_FILES_ADDRESS,
  answer: 'a stream',
  mediaTypes: ['text/csv'],
}) {
  constructor(private readonly files: AuditFilesService) {
    super(files);
  }

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
    @CurrentPrincipal() holder: Principal,
    @CurrentLanguage() language: Language,
    @Body() { filter }: CreateAuditFileDto,
  ): Promise<DownloadLinkDto> {
    return this.files.prepare({ filter, language, holder });
  }
}
