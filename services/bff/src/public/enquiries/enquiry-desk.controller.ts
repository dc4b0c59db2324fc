import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { always, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { Transitions } from '../../common/endpoint/transitions.decorator.js';
import { EnquiryDeskService } from './enquiry-desk.service.js';
import {
  CloseEnquiryDto,
  type EnquiryCall,
  EnquiryParams,
  EnquiryQuery,
  EnquiryVersionDto,
} from './enquiry-desk.dto.js';
import { type EnquiryAction } from './enquiries.constants.js';
import { EnquiryDto, EnquiryPageDto } from './enquiry.dto.js';

const ENQUIRY = { at: ':reference', params: EnquiryParams } as const;

/** The endpoints for administrators to process enquiries. */
@ApiTags('Enquiries')
@Controller('api/enquiries')
@Transitions<EnquiryAction, string>(
  { ...ENQUIRY, body: EnquiryVersionDto, data: model(EnquiryDto), record: 'enquiry' },
  {
    take: {
      id: 'takeEnquiry',
      summary: 'Take an enquiry',
      description: 'From new; others see that you are working on it.',
    },
    close: {
      id: 'closeEnquiry',
      summary: 'Close an enquiry',
      description: 'From new or in progress, with its outcome.',
      body: CloseEnquiryDto,
    },
    reopen: {
      id: 'reopenEnquiry',
      summary: 'Reopen an enquiry',
      description: 'From closed; it is then new again and assigned to nobody.',
    },
  },
)
export class EnquiryDeskController extends ListedRecordRoutes<EnquiryQuery, string>({
  ...ENQUIRY,
  record: EnquiryDto,
  page: EnquiryPageDto,
  query: EnquiryQuery,
  list: {
    id: 'listEnquiries',
    summary: 'List enquiries from the public page',
    description:
      'Newest first. All given filters must match. Enquiries are kept for the retention period of ' +
      'the deployment.',
  },
  get: {
    id: 'getEnquiry',
    summary: 'Get an enquiry',
    description: 'The enquiry with the actions available to you. 40400 if it was erased.',
  },
  history: {
    id: 'getEnquiryHistory',
    summary: 'List the history of an enquiry',
    description:
      'Newest first: who took, closed or reopened it and when. The person is null in the first entry, which ' +
      'records its arrival.',
  },
}) {
  constructor(private readonly desk: EnquiryDeskService) {
    super(desk);
  }

  move(action: EnquiryAction, call: EnquiryCall): Promise<EnquiryDto> {
    return this.desk.move(action, call);
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
    @Body() body: EnquiryVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<true> {
    return this.desk.erase({ id: reference, key, actor, body });
  }
}
