import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import {
  PolicyOperationParams,
  RecentPolicyOperationDto,
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
    summary: 'List recent bulk changes and imports',
    description:
      `Operations of the last ${UNDO_HOURS} hours by all people, newest first. ` +
      'Undone ones are included, those that changed nothing are not.',
    query: PageQuery,
    data: model(RecentPolicyOperationPageDto),
  })
  @Get()
  recent(@Query() query: PageQuery): Promise<RecentPolicyOperationPageDto> {
    return this.operations.recent(query);
  }

  @Endpoint({
    id: 'getPolicyOperation',
    summary: 'Get the status of a bulk change or an import',
    description: 'What was done, by whom, and whether it can be undone now.',
    params: PolicyOperationParams,
    data: model(RecentPolicyOperationDto),
    refusals: ['notFound'],
  })
  @Get(':id/status')
  one(@Param() { id }: PolicyOperationParams): Promise<RecentPolicyOperationDto> {
    return this.operations.one(id);
  }

  @Endpoint({
    id: 'undoPolicyOperation',
    summary: 'Undo a bulk change or an import',
    description:
      'Restores all policies or none: 40900 if the operation was already undone, if it is more than ' +
      `${UNDO_HOURS} hours old, or if one of the policies has changed since. \`data\` then has the ` +
      '`reason` (`undone`, `expired` or `changed`) and the number of policies `changed` since.',
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
