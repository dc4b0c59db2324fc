import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { type TransitionCall, Transitions } from '../../common/endpoint/transitions.decorator.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import { RecordVersionDto, ReviewReasonDto, type SentAction } from '../../review/reviews/reviewed.dto.js';
import { CertificationDetailDto, CertificationPageDto } from './certification-detail.dto.js';
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
      refusals: ['ownReview', 'decisionLeft', 'decisionLater', 'alreadyApproved'],
    },
    reject: {
      id: 'rejectCertification',
      summary: 'Reject a request',
      description: `From under review, with the reason, which its owner reads. ${BY_ANOTHER}`,
      body: ReviewReasonDto,
      refusals: ['ownReview', 'decisionLeft', 'decisionLater'],
    },
  },
)
export class CertificationRequestsController extends ListedRecordRoutes({
  record: CertificationDetailDto,
  page: CertificationPageDto,
  query: CertificationQuery,
  list: {
    id: 'listCertifications',
    summary: 'List the requests of all accounts',
    description: 'Newest first.',
  },
  get: {
    id: 'getCertificationRequest',
    summary: 'Get a request for certification',
    description:
      'The request with its documents and the actions available to you. For its owner and for ' +
      'administrators; 40400 for anybody else.',
  },
  history: {
    id: 'getCertificationHistory',
    summary: 'List the history of a request',
    description: 'Newest first: who submitted, passed, rejected, withdrew or replaced it, and when.',
  },
}) {
  constructor(
    certifications: CertificationService,
    private readonly requests: CertificationRequestsService,
  ) {
    super(certifications);
  }

  move(action: CertificationAction, call: TransitionCall<SentAction>): Promise<CertificationDetailDto> {
    return this.requests.move(action, call);
  }
}
