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
import { ApplicationDto, ApplicationPageDto } from './application.dto.js';
import { AdvanceApplicationDto, ApplicationQuery } from './application-requests.dto.js';
import { ApplicationsService } from './applications.service.js';

const OTHERS = 'Not for your own application, unless you are the only active administrator.';

@ApiTags('Applications')
@Controller('api/applications')
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Endpoint({
    id: 'listApplications',
    summary: 'List applications',
    description:
      'Newest first, each with its five steps. Those who may decide see all applications, others their own.',
    query: ApplicationQuery,
    data: model(ApplicationPageDto),
  })
  @Get()
  page(
    @Query() query: ApplicationQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<ApplicationDto>> {
    return this.applications.page(query, principal);
  }

  @Endpoint({
    id: 'getApplication',
    summary: 'Get an application',
    description:
      'The application with its five steps and the actions available to you. 40400 if it is not yours ' +
      'and you may not decide about it.',
    params: RowIdParams,
    data: model(ApplicationDto),
    refusals: ['notFound'],
  })
  @Get(':id')
  get(@Param() { id }: RowIdParams, @CurrentPrincipal() principal: Principal): Promise<ApplicationDto> {
    return this.applications.get(id, principal);
  }

  @Endpoint({
    id: 'getApplicationHistory',
    summary: 'List the history of an application',
    description: 'Newest first: who submitted it, completed a step or returned it, when and why.',
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
    return this.applications.history(id, query, principal);
  }

  @Transition({
    id: 'advanceApplication',
    summary: 'Complete a step of an application',
    description: `Completes the step that is being processed and notifies the applicant. ${OTHERS}`,
    body: AdvanceApplicationDto,
    refusals: ['ownReview', 'alreadyApproved'],
    data: model(ApplicationDto),
    record: 'application',
  })
  @Post(':id/advance')
  advance(
    @Param() { id }: RowIdParams,
    @Body() { step, version }: AdvanceApplicationDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ApplicationDto> {
    return this.applications.move(step, { id, version, key }, actor);
  }

  @Transition({
    id: 'returnApplication',
    summary: 'Return an application for correction',
    description: `From every step of the administrators, with a reason that the applicant reads. ${OTHERS}`,
    body: ReviewReasonDto,
    refusals: ['ownReview'],
    data: model(ApplicationDto),
    record: 'application',
  })
  @Post(':id/return')
  return(
    @Param() { id }: RowIdParams,
    @Body() { version, reason }: ReviewReasonDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ApplicationDto> {
    return this.applications.move('return', { id, version, key, reason }, actor);
  }

  @Transition({
    id: 'resubmitApplication',
    summary: 'Resubmit a returned application',
    description: 'By the applicant only, after the correction; the review starts again.',
    body: RecordVersionDto,
    refusals: ['notApplicant'],
    data: model(ApplicationDto),
    record: 'application',
  })
  @Post(':id/resubmit')
  resubmit(
    @Param() { id }: RowIdParams,
    @Body() { version }: RecordVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ApplicationDto> {
    return this.applications.move('resubmit', { id, version, key }, actor);
  }
}
