import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import { RecordVersionDto, ReviewReasonDto } from '../../review/reviews/reviewed.dto.js';
import { PASSWORD_LINK_MINUTES } from '../../security/password-links/password-links.constants.js';
import { AccountRequestQuery, ApproveAccountRequestDto } from './account-request-desk.dto.js';
import { AccountRequestDeskService } from './account-request-desk.service.js';
import { AccountRequestDto, AccountRequestPageDto, MadePasswordLinkDto } from './account-request.dto.js';
import { ACCOUNT_REQUEST_DAYS } from './account-requests.constants.js';
import { AccountRequestsService } from './account-requests.service.js';

const MOVE = {
  params: RowIdParams,
  body: RecordVersionDto,
  data: nothing,
  refusals: ['notFound', 'conflict'],
} as const;
const REFUSED = 'From another state, or with an outdated version, 40900 with the current state and version.';

/** The endpoints for administrators to decide the requests of people who cannot log in. */
@ApiTags('Account requests')
@Controller('api/account-requests')
export class AccountRequestsController extends ListedRecordRoutes({
  record: AccountRequestDto,
  page: AccountRequestPageDto,
  query: AccountRequestQuery,
  list: {
    id: 'listAccountRequests',
    summary: 'List account requests',
    description: `Newest first. All given filters must match. Requests are kept for ${ACCOUNT_REQUEST_DAYS} days.`,
  },
  get: {
    id: 'getAccountRequest',
    summary: 'Get an account request',
    description: 'The request with the actions available to you. 40400 if it was deleted.',
  },
  history: {
    id: 'getAccountRequestHistory',
    summary: 'List the history of an account request',
    description:
      'Newest first: who decided it and when. The person is null in the first entry, which records its arrival.',
  },
}) {
  constructor(
    private readonly requests: AccountRequestsService,
    private readonly desk: AccountRequestDeskService,
  ) {
    super(requests);
  }

  @Endpoint({
    id: 'approveAccountRequest',
    summary: 'Approve a registration',
    description: `The applicant can then log in with this role, and is notified by mail if a mail server is configured. ${REFUSED}`,
    ...MOVE,
    body: ApproveAccountRequestDto,
    data: model(AccountRequestDto),
    refusals: ['notFound', 'conflict', 'alreadyApproved'],
  })
  @Post(':id/approve')
  async approve(
    @Param() { id }: RowIdParams,
    @Body() body: ApproveAccountRequestDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AccountRequestDto> {
    await this.desk.approve({ id, body, actor, key: undefined });
    return await this.requests.get(id, actor);
  }

  @Endpoint({
    id: 'rejectAccountRequest',
    summary: 'Reject an account request',
    description: `With a reason. The applicant is notified by mail if a mail server is configured. ${REFUSED}`,
    ...MOVE,
    body: ReviewReasonDto,
  })
  @Post(':id/reject')
  reject(
    @Param() { id }: RowIdParams,
    @Body() body: ReviewReasonDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<void> {
    return this.desk.reject({ id, body, actor, key: undefined });
  }

  @Endpoint({
    id: 'makePasswordLink',
    summary: 'Make a link for a new password',
    description:
      `For a person who forgot the password. Hand it over in person or by telephone: it works for ` +
      `${PASSWORD_LINK_MINUTES} minutes, once, and is shown only in this answer. Earlier links of the account stop ` +
      `working. ${REFUSED}`,
    ...MOVE,
    data: model(MadePasswordLinkDto),
    refusals: ['notFound', 'conflict', 'ownReview', 'decisionLeft', 'decisionLater'],
  })
  @Post(':id/password-link')
  makeLink(
    @Param() { id }: RowIdParams,
    @Body() body: RecordVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<MadePasswordLinkDto> {
    return this.desk.makeLink({ id, body, actor, key: undefined });
  }
}
