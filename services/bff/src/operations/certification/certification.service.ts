import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { mayCall } from '../../common/auth/may-call.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { CertificationDeskService } from './certification-desk.service.js';
import { type CertificationDto, CertificationRecordDto, EnterpriseInfoDto } from './certification.dto.js';
import { CertificationDetailDto, CertificationListItemDto } from './certification-detail.dto.js';
import { CertificationDocumentsRepository } from './certification-documents.repository.js';
import { type CertificationRecord } from './certification-record.entity.js';
import { CertificationRepository } from './certification.repository.js';
import { type CertificationQuery } from './certification-request.dto.js';

/** Reads certifications. A request is there for its owner and for those who may list all requests. */
@Injectable()
export class CertificationService {
  constructor(
    private readonly certifications: CertificationRepository,
    private readonly documents: CertificationDocumentsRepository,
    private readonly desk: CertificationDeskService,
    private readonly reviews: ReviewsService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  async of(principal: Principal, language: Language): Promise<CertificationDto> {
    const { accountId } = principal;
    const view = { timeZone: this.config.timeZone, language };
    const enterprise = await this.certifications.enterpriseOf(accountId);
    const records = await this.certifications.recordsOf(accountId);
    const standingOf = await this.reviews.standings(this.desk, records, principal);
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

  /** @throws AppError notFound */
  async get(id: number, principal: Principal, manager?: EntityManager): Promise<CertificationDetailDto> {
    const record = await this.find(id, principal, manager);
    const documents = await this.documents.ofRecord(id, manager);
    const offer = await this.reviews.standing(this.desk, record, principal, manager);
    return CertificationDetailDto.from(record, documents, {
      ...{ principal, offer, timeZone: this.config.timeZone },
    });
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.find(id, principal);
    return await this.audit.history('certification', id, query, principal);
  }

  /** @throws AppError notFound, also for a request of somebody else */
  async find(
    id: number,
    { accountId, role }: Principal,
    manager?: EntityManager,
  ): Promise<CertificationRecord> {
    const record = await this.certifications.find(id, manager);
    const isReadable = record?.accountId === accountId || mayCall(role, 'listCertifications');
    if (!record || !isReadable) throw new AppError('notFound');
    return record;
  }
}
