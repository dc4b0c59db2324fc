import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { UNDO_HOURS } from '../policies/policies.constants.js';
import {
  PolicyOperationParams,
  RecentPolicyOperationPageDto,
  UndonePoliciesDto,
} from './policy-operations.dto.js';
import { PolicyOperationsService } from './policy-operations.service.js';

@ApiTags('Policies')
@Controller('api/policies/operations')
export class PolicyOperationsController {
  constructor(private readonly operations: PolicyOperationsService) {}

  @Endpoint({
    id: 'listPolicyOperations',
    summary: 'Changes of many policies, and imports, that are not yet too old to be undone',
    description:
      `Of the last ${UNDO_HOURS} hours and of everyone, newest first; those that were undone too, but none that ` +
      'changed nothing.',
    query: PageQuery,
    data: model(RecentPolicyOperationPageDto),
  })
  @Get()
  recent(@Query() query: PageQuery): Promise<RecentPolicyOperationPageDto> {
    return this.operations.recent(query);
  }

  @Endpoint({
    id: 'undoPolicyOperation',
    summary: 'Undo a change of many, or an import',
    description:
      'All policies are again as they were, or none is: 40900 where it was undone before, where it is more than ' +
      `${UNDO_HOURS} hours old, or where one of them was changed since. \`data\` then says which as \`reason\` ` +
      '(`undone`, `expired` or `changed`) and how many were changed since as `changed`.',
    params: PolicyOperationParams,
    data: model(UndonePoliciesDto),
    refusals: ['notFound', 'notUndoable'],
  })
  @Post(':id/undo')
  undo(
    @CurrentActor() actor: SignedInActor,
    @Param() { id }: PolicyOperationParams,
  ): Promise<UndonePoliciesDto> {
    return this.operations.undo(actor, id);
  }
}
