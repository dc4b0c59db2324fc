import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { MAX_CHOSEN_IDS } from '../../common/fields/chosen-ids.constants.js';
import { MAX_POLICIES_PER_OPERATION } from '../policies/policies.constants.js';
import { ChangeChosenPoliciesDto, ChangeMatchingPoliciesDto } from './policy-changes.dto.js';
import { PolicyChangesService } from './policy-changes.service.js';
import { PolicyOperationDto } from './policy-operations.dto.js';

@ApiTags('Policies')
@Controller('api/policies')
export class PolicyChangesController {
  constructor(private readonly changes: PolicyChangesService) {}

  @Endpoint({
    id: 'changePolicies',
    summary: 'Set online or offline, delete or restore',
    description:
      `One policy or up to ${MAX_CHOSEN_IDS}, in one transaction. Policies that already have this ` +
      'status and unknown ids are skipped. The answer contains the id of the operation, for undoing ' +
      'it.',
    body: ChangeChosenPoliciesDto,
    idempotent: true,
    data: model(PolicyOperationDto),
  })
  @Post('changes')
  change(
    @CurrentActor() actor: SignedInActor,
    @IdempotencyKey() key: string | undefined,
    @Body() change: ChangeChosenPoliciesDto,
  ): Promise<PolicyOperationDto> {
    return this.changes.changeChosen(actor, key, change);
  }

  @Endpoint({
    id: 'changeMatchingPolicies',
    summary: 'Change the status of all policies that match a filter',
    description:
      `In one transaction, up to ${MAX_POLICIES_PER_OPERATION}; more are refused with 50000. Send ` +
      'the number that the person was shown: if it has changed, nothing is changed and the answer is ' +
      '40900 with the current `total` in `data`.',
    body: ChangeMatchingPoliciesDto,
    idempotent: true,
    data: model(PolicyOperationDto),
    refusals: ['conflict', 'tooManyAtOnce'],
  })
  @Post('changes/matching')
  changeMatching(
    @CurrentActor() actor: SignedInActor,
    @IdempotencyKey() key: string | undefined,
    @Body() change: ChangeMatchingPoliciesDto,
  ): Promise<PolicyOperationDto> {
    return this.changes.changeMatching(actor, key, change);
  }
}
