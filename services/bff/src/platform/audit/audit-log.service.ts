import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { type Page } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { AuditEntryDto } from './audit-entry.dto.js';
import { type AuditLogQuery } from './audit-log.dto.js';
import { AuditLogRepository } from './audit-log.repository.js';

@Injectable()
export class AuditLogService {
  constructor(
    private readonly log: AuditLogRepository,
    private readonly config: Config,
  ) {}

  async page(query: AuditLogQuery, holder: Principal): Promise<Page<AuditEntryDto>> {
    const { timeZone } = this.config;
    const { list, total } = await this.log.page(query, timeZone);
    return { list: list.map((entry) => AuditEntryDto.from(entry, timeZone, holder)), total };
  }
}
