import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { mayCall } from '../../common/auth/may-call.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
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
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  async of(principal: Principal, language: Language): Promise<CertificationDto> {
    const { accountId } = principal;
    const hasOtherReviewer = await this.hasOtherReviewer(accountId);
    const view = { timeZone: this.config.timeZone, language, principal, hasOtherReviewer };
    const enterprise = await this.certifications.enterpriseOf(accountId);
    const records = await this.certifications.recordsOf(accountId);
    return {
      enterpriseInfo: EnterpriseInfoDto.from(enterprise, view),
      record: records.map((record) => CertificationRecordDto.from(record, view)),
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
    const hasOtherReviewer = await this.hasOtherReviewer(record.accountId, manager);
    return CertificationDetailDto.from(record, documents, {
      principal,
      hasOtherReviewer,
      timeZone: this.config.timeZone,
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

  /** Whether anybody but the owner of a request may decide it. */
  private async hasOtherReviewer(ownerId: number, manager?: EntityManager): Promise<boolean> {
    const others = await this.accounts.othersWhoMayCall('passCertification', ownerId, manager);
    return others.length > 0;
  }
}
