import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { type TransitionCall, Transitions } from '../../common/endpoint/transitions.decorator.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { ApplicationDto, ApplicationPageDto } from './application.dto.js';
import {
  AdvanceApplicationDto,
  ApplicationQuery,
  ReturnApplicationDto,
  type SentReturn,
} from './application-requests.dto.js';
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
      refusals: ['ownReview', 'decisionLeft', 'decisionLater', 'alreadyApproved'],
    },
    return: {
      id: 'returnApplication',
      summary: 'Return an application for correction',
      description: `From every step of the administrators, with reasons that the applicant reads: chosen ones, own words, or both. ${OTHERS}`,
      body: ReturnApplicationDto,
      refusals: ['ownReview', 'decisionLeft', 'decisionLater'],
    },
    resubmit: {
      id: 'resubmitApplication',
      summary: 'Resubmit a returned application',
      description: 'By the applicant only, after the correction; the review starts again.',
      refusals: ['notApplicant'],
    },
  },
)
export class ApplicationsController extends ListedRecordRoutes({
  record: ApplicationDto,
  page: ApplicationPageDto,
  query: ApplicationQuery,
  list: {
    id: 'listApplications',
    summary: 'List applications',
    description:
      'Newest first, each with its five steps. Those who may decide see all applications, others their own.',
  },
  get: {
    id: 'getApplication',
    summary: 'Get an application',
    description:
      'The application with its five steps and the actions available to you. 40400 if it is not yours ' +
      'and you may not decide about it.',
  },
  history: {
    id: 'getApplicationHistory',
    summary: 'List the history of an application',
    description: 'Newest first: who submitted it, completed a step or returned it, when and why.',
  },
}) {
  constructor(private readonly applications: ApplicationsService) {
    super(applications);
  }

  move(
    name: 'advance' | 'resubmit' | 'return',
    call: TransitionCall<AdvanceApplicationDto & SentReturn>,
  ): Promise<ApplicationDto> {
    return this.applications.move(name === 'advance' ? call.body.step : name, call);
  }
}
