import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PoliciesService } from './policies.service.js';
import { PolicyQuery } from './policy-query.dto.js';
import { PolicySummaryDto } from './policy-summary.dto.js';
import { PolicyDetailPageDto, PolicyPageDto } from './policy.dto.js';

@ApiTags('Policies')
@Controller('api')
export class PoliciesController {
  constructor(private readonly policies: PoliciesService) {}

  @Endpoint({
    id: 'listPolicies',
    summary: 'Policies, filtered and sorted, a page at a time',
    description:
      'All filters given must hold. An empty filter counts as not set. A page behind the last one is empty, ' +
      'with the same `total`.',
    query: PolicyQuery,
    data: model(PolicyPageDto),
  })
  @Get('list/policy')
  page(@Query() query: PolicyQuery): Promise<PolicyPageDto> {
    return this.policies.page(query);
  }

  @Endpoint({
    id: 'getPolicySummary',
    summary: 'Figures over all policies',
    description:
      'Counted at the time of the request; every figure equals the rows that the list finds for it.',
    data: model(PolicySummaryDto),
  })
  @Get('policies/summary')
  summary(): Promise<PolicySummaryDto> {
    return this.policies.summary();
  }

  @Endpoint({
    id: 'listDeletedPolicies',
    summary: 'The bin',
    description: 'Policies that were deleted and can be restored, filtered and sorted as in the list.',
    query: PolicyQuery,
    data: model(PolicyDetailPageDto),
  })
  @Get('policies/bin')
  bin(@Query() query: PolicyQuery): Promise<PolicyDetailPageDto> {
    return this.policies.bin(query);
  }
}
