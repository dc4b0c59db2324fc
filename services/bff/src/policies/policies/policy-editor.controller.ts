import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
      'The number must be one that no other policy has, not even one in the bin: otherwise 40900, and `data` is the ' +
      'policy that has it. Left out, the server makes one.',
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
    summary: 'One policy',
    description:
      'Also one in the bin. With the filter and sort of the list, or of the bin where it is there, it names the rows ' +
      'before and after it.',
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
      'Stores all members. Send the version that was read: where the policy was changed since, or is in the bin, it ' +
      'is 40900 and `data` is the policy as it is now. A number that another policy has is 40900 too, and `data` is ' +
      'that policy.',
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
    id: 'getPolicyHistory',
    summary: 'What became of a policy',
    description: 'Its changes, newest first. Empty where nothing was changed since the log is kept.',
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
