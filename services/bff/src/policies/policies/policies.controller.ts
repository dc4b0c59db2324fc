import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PoliciesService } from './policies.service.js';
import { PolicyQuery } from './policy-query.dto.js';
import { PolicySummaryDto } from './policy-summary.dto.js';
import { DeletedPolicyPageDto, PolicyPageDto } from './policy.dto.js';

@ApiTags('Policies')
@Controller('api')
export class PoliciesController {
  constructor(private readonly policies: PoliciesService) {}

  @Endpoint({
    id: 'listPolicies',
    summary: 'List policies',
    description:
      'All given filters must match; an empty filter counts as not set. A page after the last one is ' +
      'empty, with the same `total`.',
    query: PolicyQuery,
    data: model(PolicyPageDto),
  })
  @Get('list/policy')
  page(@Query() query: PolicyQuery): Promise<PolicyPageDto> {
    return this.policies.page(query);
  }

  @Endpoint({
    id: 'getPolicySummary',
    summary: 'Get figures over all policies',
    description:
      'Counted at the time of the request; every figure equals the number of rows in the list with ' +
      'the same filters.',
    data: model(PolicySummaryDto),
  })
  @Get('policies/summary')
  summary(): Promise<PolicySummaryDto> {
    return this.policies.summary();
  }

  @Endpoint({
    id: 'listDeletedPolicies',
    summary: 'List the policies in the bin',
    description: 'Deleted policies that can be restored, filtered and sorted like the list.',
    query: PolicyQuery,
    data: model(DeletedPolicyPageDto),
  })
  @Get('policies/bin')
  bin(@Query() query: PolicyQuery): Promise<DeletedPolicyPageDto> {
    return this.policies.bin(query);
  }
}
