import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { type TransitionCall, Transitions } from '../../common/endpoint/transitions.decorator.js';
import { RecordRoutes } from '../../platform/audit/record.routes.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { ParameterChangeDto } from './parameter-change.dto.js';
import {
  ReturnParameterChangeDto,
  RollBackParametersDto,
  SubmitParameterChangeDto,
} from './parameter-change-requests.dto.js';
import { ParameterChangesService } from './parameter-changes.service.js';
import { ParameterVersionParams } from './parameter-version.dto.js';
import { type ChangeAction } from './profile-parameters.constants.js';
import { ProfileParametersService } from './profile-parameters.service.js';

const SUBMISSION = {
  idempotent: true,
  data: model(ParameterChangeDto),
} as const;
const REFUSED_SUBMISSION =
  'Only one change can be open: while one is, 40900 with its id, state and version. With an outdated `version`, ' +
  '40900 with the applied one. Without any difference to the applied parameters, 50000. ' +
  'The other administrators get a todo.';

const FOUR_EYES =
  'Not by the submitter while two or more administrators are active: 40900 with the state and version, because the ' +
  'transition is not allowed for this person, although the role would allow it.';

type SentStep = RecordVersionDto & Partial<ReturnParameterChangeDto>;

@ApiTags('Forms')
@Controller('api')
@Transitions(
  {
    at: 'parameter-changes/:id',
    body: RecordVersionDto,
    data: model(ParameterChangeDto),
    record: 'request for a change',
  },
  {
    review: {
      id: 'reviewParameterChange',
      summary: 'Start the review of a change',
      description: `From submitted: shows the others that you are reviewing it. ${FOUR_EYES}`,
      refusals: ['ownChange', 'decisionLeft', 'decisionLater'],
    },
    approve: {
      id: 'approveParameterChange',
      summary: 'Approve a change',
      description: `From submitted or under review: applies it as a new version. ${FOUR_EYES}`,
      refusals: ['ownChange', 'decisionLeft', 'decisionLater', 'alreadyApproved'],
    },
    return: {
      id: 'returnParameterChange',
      summary: 'Return a change for correction',
      description: `From submitted or under review, with a comment. ${FOUR_EYES}`,
      body: ReturnParameterChangeDto,
      refusals: ['ownChange', 'decisionLeft', 'decisionLater'],
    },
    cancel: {
      id: 'cancelParameterChange',
      summary: 'Cancel a change',
      description: 'From submitted or under review, by the submitter or any other administrator.',
    },
  },
)
export class ParameterChangesController extends RecordRoutes({
  at: 'parameter-changes/:id',
  record: ParameterChangeDto,
  get: {
    id: 'getParameterChange',
    summary: 'Get a change of the parameters',
    description:
      'The differences, the steps with the people who made them, and the actions available to you.',
  },
  history: {
    id: 'getParameterChangeHistory',
    summary: 'List the history of a change of the parameters',
    description: 'Newest first: who submitted, reviewed and decided, and when.',
  },
}) {
  constructor(
    private readonly changes: ParameterChangesService,
    parameters: ProfileParametersService,
  ) {
    super(parameters);
  }

  @Endpoint({
    id: 'submitParameterChange',
    summary: 'Submit a change of the parameters',
    description: `Opens a change that another administrator approves or returns. ${REFUSED_SUBMISSION}`,
    body: SubmitParameterChangeDto,
    ...SUBMISSION,
    refusals: ['changeOpen', 'conflict', 'nothingChanged'],
  })
  @Post('parameter-changes')
  submit(
    @Body() { video, audio, description, version }: SubmitParameterChangeDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ParameterChangeDto> {
    return this.changes.submit({ parameters: { video, audio }, description, version, key }, actor);
  }

  @Endpoint({
    id: 'rollBackParameters',
    summary: 'Submit a change that restores an applied version',
    description:
      'Opens a change with the parameters of that version. If they are older than the limits and exceed them, 50000. ' +
      REFUSED_SUBMISSION,
    params: ParameterVersionParams,
    body: RollBackParametersDto,
    ...SUBMISSION,
    refusals: ['notFound', 'versionOutsideLimits', 'changeOpen', 'conflict', 'nothingChanged'],
  })
  @Post('parameter-versions/:version/rollback')
  rollBack(
    @Param() { version: restoredVersion }: ParameterVersionParams,
    @Body() { version, description }: RollBackParametersDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ParameterChangeDto> {
    return this.changes.rollBack({ restoredVersion, version, description, key }, actor);
  }

  move(
    action: ChangeAction,
    { body: { version, comment: reason = '' }, ...call }: TransitionCall<SentStep>,
  ): Promise<ParameterChangeDto> {
    return this.changes.move(action, { ...call, body: { version, reason } });
  }
}
