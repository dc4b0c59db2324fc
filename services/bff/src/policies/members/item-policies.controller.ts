import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { ItemPolicyPageDto } from './item-policies.dto.js';
import { PolicyMembersService } from './policy-members.service.js';

@ApiTags('Policies')
@Controller('api/library/items')
export class ItemPoliciesController {
  constructor(private readonly members: PolicyMembersService) {}

  @Endpoint({
    id: 'listPoliciesOfItem',
    summary: 'List the policies that hold a content item',
    description:
      'Newest first, without those in the bin: artificial policies of which it is a member, and those whose rule it fulfils. ' +
      '40400 if the item is not yours and not online.',
    params: RowIdParams,
    query: PageQuery,
    data: model(ItemPolicyPageDto),
    refusals: ['notFound'],
  })
  @Get(':id/policies')
  page(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ItemPolicyPageDto> {
    return this.members.policiesOf(id, query, principal);
  }
}
