import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { Transition } from '../../common/endpoint/transition.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { type AuditEntryDto, AuditEntryPageDto } from '../../platform/audit/audit-entry.dto.js';
import { RecordVersionDto, ReviewReasonDto } from '../../review/reviews/reviewed.dto.js';
import {
  CertificationDetailDto,
  type CertificationListItemDto,
  CertificationPageDto,
} from './certification-detail.dto.js';
import { CertificationQuery } from './certification-request.dto.js';
import { CertificationRequestsService } from './certification-requests.service.js';
import { CertificationService } from './certification.service.js';

const BY_ANOTHER =
  'Not by its owner (40300) unless there is no other administrator; the history then says so.';

@ApiTags('Certification')
@Controller('api/certifications')
export class CertificationRequestsController {
  constructor(
    private readonly certifications: CertificationService,
    private readonly requests: CertificationRequestsService,
  ) {}

  @Endpoint({
    id: 'listCertifications',
    summary: 'List the requests of all accounts',
    description: 'Newest first.',
    query: CertificationQuery,
    data: model(CertificationPageDto),
  })
  @Get()
  page(
    @Query() query: CertificationQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<CertificationListItemDto>> {
    return this.certifications.page(query, principal);
  }

  @Endpoint({
    id: 'getCertificationRequest',
    summary: 'Get a request for certification',
    description:
      'The request with its documents and the actions available to you. For its owner and for ' +
      'administrators; 40400 for anybody else.',
    params: RowIdParams,
    data: model(CertificationDetailDto),
    refusals: ['notFound'],
  })
  @Get(':id')
  get(
    @Param() { id }: RowIdParams,
    @CurrentPrincipal() principal: Principal,
  ): Promise<CertificationDetailDto> {
    return this.certifications.get(id, principal);
  }

  @Endpoint({
    id: 'getCertificationHistory',
    summary: 'List the history of a request',
    description: 'Newest first: who submitted, passed, rejected, withdrew or replaced it, and when.',
    params: RowIdParams,
    query: PageQuery,
    data: model(AuditEntryPageDto),
    refusals: ['notFound'],
  })
  @Get(':id/history')
  history(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.certifications.history(id, query, principal);
  }

  @Transition({
    id: 'withdrawCertification',
    summary: 'Withdraw a request',
    description: 'From under review, by its owner.',
    body: RecordVersionDto,
    data: model(CertificationDetailDto),
    record: 'request',
  })
  @Post(':id/withdraw')
  withdraw(
    @Param() { id }: RowIdParams,
    @Body() { version }: RecordVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<CertificationDetailDto> {
    return this.requests.move('withdraw', { id, version, key }, actor);
  }

  @Transition({
    id: 'passCertification',
    summary: 'Pass a request',
    description: `From under review; the account is then certified and its owner notified. ${BY_ANOTHER}`,
    body: RecordVersionDto,
    refusals: ['ownReview', 'alreadyApproved'],
    data: model(CertificationDetailDto),
    record: 'request',
  })
  @Post(':id/pass')
  pass(
    @Param() { id }: RowIdParams,
    @Body() { version }: RecordVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<CertificationDetailDto> {
    return this.requests.move('pass', { id, version, key }, actor);
  }

  @Transition({
    id: 'rejectCertification',
    summary: 'Reject a request',
    description: `From under review, with the reason, which its owner reads. ${BY_ANOTHER}`,
    body: ReviewReasonDto,
    refusals: ['ownReview'],
    data: model(CertificationDetailDto),
    record: 'request',
  })
  @Post(':id/reject')
  reject(
    @Param() { id }: RowIdParams,
    @Body() { version, reason }: ReviewReasonDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<CertificationDetailDto> {
    return this.requests.move('reject', { id, version, key }, actor, reason);
  }
}
