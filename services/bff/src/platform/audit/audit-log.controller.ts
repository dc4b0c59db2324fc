import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type Page } from '../../common/paging/page.dto.js';
import { type AuditEntryDto, AuditEntryPageDto } from './audit-entry.dto.js';
import { AuditLogQuery } from './audit-log.dto.js';
import { AuditLogService } from './audit-log.service.js';

/** What administrators read to find out who changed what. */
@ApiTags('Audit')
@Controller('api/audit')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Endpoint({
    id: 'listAuditEntries',
    summary: 'List changes of all records',
    description:
      'Every change of every record that is audited, newest first: who, what, when, from which address and by which ' +
      'request. Filters are combined. Entries are kept for the number of days that the deployment sets.',
    query: AuditLogQuery,
    data: model(AuditEntryPageDto),
  })
  @Get()
  page(
    @Query() query: AuditLogQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.log.page(query, principal);
  }
}
