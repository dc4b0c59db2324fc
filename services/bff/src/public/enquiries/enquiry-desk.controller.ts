import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { History } from '../../platform/audit/history.decorator.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { always, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { Transition } from '../../common/endpoint/transition.decorator.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { EnquiryDeskService } from './enquiry-desk.service.js';
import { CloseEnquiryDto, EnquiryParams, EnquiryQuery, EnquiryVersionDto } from './enquiry-desk.dto.js';
import { EnquiryDto, EnquiryPageDto } from './enquiry.dto.js';

/** The endpoints for administrators to process enquiries. */
@ApiTags('Enquiries')
@Controller('api/enquiries')
export class EnquiryDeskController {
  constructor(private readonly desk: EnquiryDeskService) {}

  @Endpoint({
    id: 'listEnquiries',
    summary: 'List enquiries from the public page',
    description:
      'Newest first. All given filters must match. Enquiries are kept for the retention period of ' +
      'the deployment.',
    query: EnquiryQuery,
    data: model(EnquiryPageDto),
  })
  @Get()
  page(@Query() query: EnquiryQuery, @CurrentPrincipal() { role }: Principal): Promise<Page<EnquiryDto>> {
    return this.desk.page(query, role);
  }

  @Endpoint({
    id: 'getEnquiry',
    summary: 'Get an enquiry',
    description: 'The enquiry with the actions available to you. 40400 if it was erased.',
    params: EnquiryParams,
    data: model(EnquiryDto),
    refusals: ['notFound'],
  })
  @Get(':reference')
  get(@Param() { reference }: EnquiryParams, @CurrentPrincipal() { role }: Principal): Promise<EnquiryDto> {
    return this.desk.get(reference, role);
  }

  @History({
    id: 'getEnquiryHistory',
    summary: 'List the history of an enquiry',
    description:
      'Newest first: who took, closed or reopened it and when. The person is null in the first entry, which ' +
      'records its arrival.',
    params: EnquiryParams,
  })
  @Get(':reference/history')
  history(
    @Param() { reference }: EnquiryParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.desk.history(reference, query, principal);
  }

  @Transition({
    id: 'takeEnquiry',
    summary: 'Take an enquiry',
    description: 'From new; others see that you are working on it.',
    params: EnquiryParams,
    body: EnquiryVersionDto,
    data: model(EnquiryDto),
    record: 'enquiry',
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

  @Transition({
    id: 'closeEnquiry',
    summary: 'Close an enquiry',
    description: 'From new or in progress, with its outcome.',
    params: EnquiryParams,
    body: CloseEnquiryDto,
    data: model(EnquiryDto),
    record: 'enquiry',
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

  @Transition({
    id: 'reopenEnquiry',
    summary: 'Reopen an enquiry',
    description: 'From closed; it is then new again and assigned to nobody.',
    params: EnquiryParams,
    body: EnquiryVersionDto,
    data: model(EnquiryDto),
    record: 'enquiry',
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
      'Permanently deletes the enquiry in any state, together with its todos. The audit log keeps ' +
      'who erased it and when, its reference, kind and last state, and nothing that the visitor ' +
      'wrote. With an outdated version, 40900 with the current state and version.',
    params: EnquiryParams,
    body: EnquiryVersionDto,
    idempotent: true,
    data: always(true),
    refusals: ['notFound', 'conflict'],
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
