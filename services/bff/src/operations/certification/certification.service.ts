import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { ReviewedRecordsService } from '../../review/reviews/reviewed-records.service.js';
import { CertificationDeskService } from './certification-desk.service.js';
import { type CertificationDto, CertificationRecordDto, EnterpriseInfoDto } from './certification.dto.js';
import { CertificationDetailDto, CertificationListItemDto } from './certification-detail.dto.js';
import { CertificationDocumentsRepository } from './certification-documents.repository.js';
import { CertificationRepository } from './certification.repository.js';
import { type CertificationQuery } from './certification-request.dto.js';

/** Reads certifications. A request is there for its owner and for those who may list all requests. */
@Injectable()
export class CertificationService {
  constructor(
    private readonly certifications: CertificationRepository,
    private readonly documents: CertificationDocumentsRepository,
    private readonly desk: CertificationDeskService,
    private readonly shown: ReviewedRecordsService,
    private readonly config: Config,
  ) {}

  async of(principal: Principal, language: Language): Promise<CertificationDto> {
    const { accountId } = principal;
    const view = { timeZone: this.config.timeZone, language };
    const enterprise = await this.certifications.enterpriseOf(accountId);
    const records = await this.certifications.recordsOf(accountId);
    const standingOf = await this.shown.standings(this.desk, records, principal);
    return {
      enterpriseInfo: EnterpriseInfoDto.from(enterprise, view),
      record: records.map((record) => CertificationRecordDto.from(record, standingOf(record), view)),
    };
  }

  async page(query: CertificationQuery, principal: Principal): Promise<Page<CertificationListItemDto>> {
    const { list, total } = await this.certifications.page(query);
    const { timeZone } = this.config;
    return { list: list.map((record) => CertificationListItemDto.from(record, principal, timeZone)), total };
  }

  /** @throws AppError notFound, also for a request of somebody else */
  async get(id: number, principal: Principal): Promise<CertificationDetailDto> {
    const record = await this.shown.read(this.desk, id, principal);
    const documents = await this.documents.ofRecord(id);
    const offer = await this.shown.standing(this.desk, record, principal);
    return CertificationDetailDto.from(record, documents, {
      ...{ principal, offer, timeZone: this.config.timeZone },
    });
  }

  /** @throws AppError notFound */
  history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return this.shown.history(this.desk, id, query, principal);
  }
}
