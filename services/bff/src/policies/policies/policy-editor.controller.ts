import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ScheduleDto } from '../../common/schedule/schedule.dto.js';
import { AuditEntryPageDto } from '../../platform/audit/audit-entry.dto.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { PolicyEditorService } from './policy-editor.service.js';
import { PolicySelection } from './policy-query.dto.js';
import { CreatePolicyDto, EditPolicyDto } from './policy-write.dto.js';
import { PolicyDetailDto, PolicyViewDto } from './policy.dto.js';

@ApiTags('Policies')
@Controller('api/policies')
export class PolicyEditorController {
  constructor(private readonly editor: PolicyEditorService) {}

  @Endpoint({
    id: 'createPolicy',
    summary: 'Create a policy',
    description:
      'The number must be unique, also among policies in the bin: otherwise 40900, and `data` is the ' +
      'policy that has it. If omitted, the server generates one.',
    body: CreatePolicyDto,
    idempotent: true,
    data: model(PolicyDetailDto),
    refusals: ['policyNumberTaken'],
  })
  @Post()
  create(
    @CurrentActor() actor: SignedInActor,
    @IdempotencyKey() key: string | undefined,
    @Body() policy: CreatePolicyDto,
  ): Promise<PolicyDetailDto> {
    return this.editor.create(actor, key, policy);
  }

  @Endpoint({
    id: 'getPolicy',
    summary: 'Get a policy',
    description:
      'Also finds policies in the bin. With the filters and sort of the list (or of the bin, if the ' +
      'policy is there), the answer names the previous and the next row.',
    params: RowIdParams,
    query: PolicySelection,
    data: model(PolicyViewDto),
    refusals: ['notFound'],
  })
  @Get(':id')
  view(@Param() { id }: RowIdParams, @Query() selection: PolicySelection): Promise<PolicyViewDto> {
    return this.editor.view(id, selection);
  }

  @Endpoint({
    id: 'editPolicy',
    summary: 'Edit a policy',
    description:
      'Stores all fields. Send the version that was read: if the policy has changed since or is in ' +
      'the bin, the answer is 40900 and `data` is the current policy. A number that another policy ' +
      'has is also 40900, and `data` is that policy.',
    params: RowIdParams,
    body: EditPolicyDto,
    data: model(PolicyDetailDto),
    refusals: ['notFound', 'conflict', 'policyNumberTaken'],
  })
  @Put(':id')
  edit(
    @CurrentActor() actor: SignedInActor,
    @Param() { id }: RowIdParams,
    @Body() policy: EditPolicyDto,
  ): Promise<PolicyDetailDto> {
    return this.editor.edit(actor, id, policy);
  }

  @Endpoint({
    id: 'schedulePolicy',
    summary: 'Set from when and until when a policy is delivered',
    description:
      'Replaces both times. Outside of them a set that is online is not delivered. An outdated version, and a set in the ' +
      'bin, are 40900, and `data` is the current policy.',
    params: RowIdParams,
    body: ScheduleDto,
    data: model(PolicyDetailDto),
    refusals: ['notFound', 'conflict'],
  })
  @Put(':id/schedule')
  schedule(
    @CurrentActor() actor: SignedInActor,
    @Param() { id }: RowIdParams,
    @Body() schedule: ScheduleDto,
  ): Promise<PolicyDetailDto> {
    return this.editor.schedule(actor, id, schedule);
  }

  @Endpoint({
    id: 'getPolicyHistory',
    summary: 'List the history of a policy',
    description: 'Its changes, newest first. Empty if nothing has changed since logging began.',
    params: RowIdParams,
    query: PageQuery,
    data: model(AuditEntryPageDto),
  })
  @Get(':id/history')
  history(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
  ): Promise<AuditEntryPageDto> {
    return this.editor.history(id, query, principal);
  }
}
