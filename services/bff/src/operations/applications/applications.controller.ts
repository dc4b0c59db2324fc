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
import { ApplicationDto, ApplicationPageDto } from './application.dto.js';
import { AdvanceApplicationDto, ApplicationQuery } from './application-requests.dto.js';
import { ApplicationsService } from './applications.service.js';

const OTHERS = 'Not for your own application, unless you are the only active administrator.';

@ApiTags('Applications')
@Controller('api/applications')
@Transitions(
  { body: RecordVersionDto, data: model(ApplicationDto), record: 'application' },
  {
    advance: {
      id: 'advanceApplication',
      summary: 'Complete a step of an application',
      description: `Completes the step that is being processed and notifies the applicant. ${OTHERS}`,
      body: AdvanceApplicationDto,
      refusals: ['ownReview', 'alreadyApproved'],
    },
    return: {
      id: 'returnApplication',
      summary: 'Return an application for correction',
      description: `From every step of the administrators, with a reason that the applicant reads. ${OTHERS}`,
      body: ReviewReasonDto,
      refusals: ['ownReview'],
    },
    resubmit: {
      id: 'resubmitApplication',
      summary: 'Resubmit a returned application',
      description: 'By the applicant only, after the correction; the review starts again.',
      refusals: ['notApplicant'],
    },
  },
)
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

  @History({
    id: 'getApplicationHistory',
    summary: 'List the history of an application',
    description: 'Newest first: who submitted it, completed a step or returned it, when and why.',
  })
  @Get(':id/history')
  history(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.applications.history(id, query, principal);
  }

  move(
    name: 'advance' | 'resubmit' | 'return',
    { id, key, actor, body: { step, version, reason } }: TransitionCall<AdvanceApplicationDto & SentAction>,
  ): Promise<ApplicationDto> {
    const action = name === 'advance' ? step : name;
    return this.applications.move(action, { id, version, key, reason }, actor);
  }
}
