import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { PolicyDetailDto } from '../policies/policy.dto.js';
import { MAX_MEMBERS } from '../rules/policy-rules.constants.js';
import {
  PolicyItemPageDto,
  PolicyRulePreviewDto,
  PreviewPolicyRuleDto,
  SetPolicyItemsDto,
  SetPolicyRuleDto,
} from './policy-items.dto.js';
import { PolicyMembersService } from './policy-members.service.js';
import { PolicyMembersWritingService } from './policy-members-writing.service.js';

@ApiTags('Policies')
@Controller('api/policies')
export class PolicyItemsController {
  constructor(
    private readonly members: PolicyMembersService,
    private readonly writing: PolicyMembersWritingService,
  ) {}

  @Endpoint({
    id: 'listPolicyItems',
    summary: 'List the items of a policy',
    description:
      'In the order of the set: the members of an artificial set, or all items that fulfil the conditions of its rule, also ' +
      'beyond the limit. Administrators are shown all members, others those that are online or their own.',
    params: RowIdParams,
    query: PageQuery,
    data: model(PolicyItemPageDto),
    refusals: ['notFound'],
  })
  @Get(':id/items')
  page(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PolicyItemPageDto> {
    return this.members.page(id, query, principal);
  }

  @Endpoint({
    id: 'setPolicyItems',
    summary: 'Set the items of an artificial policy',
    description:
      `Replaces all members, at most ${MAX_MEMBERS}. Send the version that was read: if the policy has changed since or is ` +
      'in the bin, the answer is 40900 and `data` is the current policy. Items that do not exist, are in the bin or do not ' +
      'fit the content type are refused with 40000, each by its place in the list; members that do not fit any more may stay. ' +
      'A policy with the filter type `rules` is 50000.',
    params: RowIdParams,
    body: SetPolicyItemsDto,
    data: model(PolicyDetailDto),
    refusals: ['notFound', 'conflict', 'setFollowsRule'],
  })
  @Put(':id/items')
  setItems(
    @CurrentActor() actor: SignedInActor,
    @Param() { id }: RowIdParams,
    @Body() request: SetPolicyItemsDto,
  ): Promise<PolicyDetailDto> {
    return this.writing.setItems(actor, id, request);
  }

  @Endpoint({
    id: 'setPolicyRule',
    summary: 'Set the rule of a policy',
    description:
      'Items that fulfil all conditions become members automatically. Send the version that was read: if the ' +
      'policy has ' +
      'changed since or is in the bin, the answer is 40900 and `data` is the current policy. An artificial policy is 50000.',
    params: RowIdParams,
    body: SetPolicyRuleDto,
    data: model(PolicyDetailDto),
    refusals: ['notFound', 'conflict', 'setIsArtificial'],
  })
  @Put(':id/rule')
  setRule(
    @CurrentActor() actor: SignedInActor,
    @Param() { id }: RowIdParams,
    @Body() request: SetPolicyRuleDto,
  ): Promise<PolicyDetailDto> {
    return this.writing.setRule(actor, id, request);
  }

  @Endpoint({
    id: 'previewPolicyRule',
    summary: 'Preview a rule',
    description: 'What a policy with this content type and this rule would hold now. Nothing is stored.',
    body: PreviewPolicyRuleDto,
    data: model(PolicyRulePreviewDto),
  })
  @Post('rule-preview')
  preview(@Body() request: PreviewPolicyRuleDto): Promise<PolicyRulePreviewDto> {
    return this.members.preview(request);
  }
}
