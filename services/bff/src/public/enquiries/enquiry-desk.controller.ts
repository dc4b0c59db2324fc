import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuditEntryDto, AuditEntryPageDto } from '../../platform/audit/audit-entry.dto.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { always, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { EnquiryDeskService } from './enquiry-desk.service.js';
import { CloseEnquiryDto, EnquiryParams, EnquiryQuery, EnquiryVersionDto } from './enquiry-desk.dto.js';
import { EnquiryDto, EnquiryPageDto } from './enquiry.dto.js';

const CHANGE = { params: EnquiryParams, idempotent: true, refusals: ['notFound', 'conflict'] } as const;
const MOVE = { ...CHANGE, body: EnquiryVersionDto, data: model(EnquiryDto) } as const;
const REFUSED =
  'From another state, or with a version that is not the current one, 40900 with the current state and version. ' +
  'Answers the enquiry as it is since.';

/** The endpoints for administrators to process enquiries. */
@ApiTags('Enquiries')
@Controller('api/enquiries')
export class EnquiryDeskController {
  constructor(private readonly desk: EnquiryDeskService) {}

  @Endpoint({
    id: 'listEnquiries',
    summary: 'What visitors wrote on the public page, a page at a time',
    description:
      'The newest first. All filters given must hold. Kept as long as the deployment is set to keep them.',
    query: EnquiryQuery,
    data: model(EnquiryPageDto),
  })
  @Get()
  page(@Query() query: EnquiryQuery, @CurrentPrincipal() { role }: Principal): Promise<Page<EnquiryDto>> {
    return this.desk.page(query, role);
  }

  @Endpoint({
    id: 'getEnquiry',
    summary: 'One enquiry',
    description: 'As it stands, with what you can do with it. 40400 where it was erased.',
    params: EnquiryParams,
    data: model(EnquiryDto),
    refusals: ['notFound'],
  })
  @Get(':reference')
  get(@Param() { reference }: EnquiryParams, @CurrentPrincipal() { role }: Principal): Promise<EnquiryDto> {
    return this.desk.get(reference, role);
  }

  @Endpoint({
    id: 'getEnquiryHistory',
    summary: 'What was done with an enquiry',
    description: 'Newest first: who took, closed or reopened it and when; null for the person: it came in.',
    params: EnquiryParams,
    query: PageQuery,
    data: model(AuditEntryPageDto),
    refusals: ['notFound'],
  })
  @Get(':reference/history')
  history(
    @Param() { reference }: EnquiryParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.desk.history(reference, query, principal);
  }

  @Endpoint({
    id: 'takeEnquiry',
    summary: 'Take an enquiry',
    description: `From new; the others see that you are on it. ${REFUSED}`,
    ...MOVE,
  })
  @Post(':reference/take')
  take(
    @Param() { reference }: EnquiryParams,
    @Body() { version }: EnquiryVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<EnquiryDto> {
    return this.desk.move('take', { reference, version, key }, actor);
  }

  @Endpoint({
    id: 'closeEnquiry',
    summary: 'Close an enquiry',
    description: `From new or in progress, with what came of it. ${REFUSED}`,
    ...MOVE,
    body: CloseEnquiryDto,
  })
  @Post(':reference/close')
  close(
    @Param() { reference }: EnquiryParams,
    @Body() { version, note }: CloseEnquiryDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<EnquiryDto> {
    return this.desk.move('close', { reference, version, key }, actor, note);
  }

  @Endpoint({
    id: 'reopenEnquiry',
    summary: 'Reopen an enquiry',
    description: `From closed; it is then new again and nobody's. ${REFUSED}`,
    ...MOVE,
  })
  @Post(':reference/reopen')
  reopen(
    @Param() { reference }: EnquiryParams,
    @Body() { version }: EnquiryVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<EnquiryDto> {
    return this.desk.move('reopen', { reference, version, key }, actor);
  }

  @Endpoint({
    id: 'eraseEnquiry',
    summary: 'Erase an enquiry',
    description:
      'For good, in whatever state, with the todos that repeat it. The audit log keeps that it was erased, by whom ' +
      'and when, its reference, kind and last state, and nothing that was written. With a version that is not the ' +
      'current one, 40900 with the current state and version.',
    ...CHANGE,
    body: EnquiryVersionDto,
    data: always(true),
  })
  @Post(':reference/erase')
  erase(
    @Param() { reference }: EnquiryParams,
    @Body() { version }: EnquiryVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<true> {
    return this.desk.erase({ reference, version, key }, actor);
  }
}
