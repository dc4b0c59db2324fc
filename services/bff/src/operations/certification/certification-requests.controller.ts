import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type TransitionCall, Transitions } from '../../common/endpoint/transitions.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { History } from '../../platform/audit/history.decorator.js';
import { RecordVersionDto, ReviewReasonDto, type SentAction } from '../../review/reviews/reviewed.dto.js';
import {
  CertificationDetailDto,
  type CertificationListItemDto,
  CertificationPageDto,
} from './certification-detail.dto.js';
import { type CertificationAction } from './certification.constants.js';
import { CertificationQuery } from './certification-request.dto.js';
import { CertificationRequestsService } from './certification-requests.service.js';
import { CertificationService } from './certification.service.js';

const BY_ANOTHER =
  'Not by its owner (40300) unless there is no other administrator; the history then says so.';

@ApiTags('Certification')
@Controller('api/certifications')
@Transitions(
  { body: RecordVersionDto, data: model(CertificationDetailDto), record: 'request' },
  {
    withdraw: {
      id: 'withdrawCertification',
      summary: 'Withdraw a request',
      description: 'From under review, by its owner.',
    },
    pass: {
      id: 'passCertification',
      summary: 'Pass a request',
      description: `From under review; the account is then certified and its owner notified. ${BY_ANOTHER}`,
      refusals: ['ownReview', 'alreadyApproved'],
    },
    reject: {
      id: 'rejectCertification',
      summary: 'Reject a request',
      description: `From under review, with the reason, which its owner reads. ${BY_ANOTHER}`,
      body: ReviewReasonDto,
      refusals: ['ownReview'],
    },
  },
)
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

  @History({
    id: 'getCertificationHistory',
    summary: 'List the history of a request',
    description: 'Newest first: who submitted, passed, rejected, withdrew or replaced it, and when.',
  })
  @Get(':id/history')
  history(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.certifications.history(id, query, principal);
  }

  move(
    action: CertificationAction,
    { id, key, actor, body: { version, reason } }: TransitionCall<SentAction>,
  ): Promise<CertificationDetailDto> {
    return this.requests.move(action, { id, version, key }, actor, reason);
  }
}
