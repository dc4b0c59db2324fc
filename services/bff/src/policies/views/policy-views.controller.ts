import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model, nothing, orNothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { VIEWS_PER_ACCOUNT } from '../../people/saved-views/saved-views.constants.js';
import { PolicyTableDto, PolicyViewSavedDto, SavePolicyViewDto } from './policy-view.dto.js';
import { PolicyViewsService } from './policy-views.service.js';

@ApiTags('Policies')
@Controller('api')
export class PolicyViewsController {
  constructor(private readonly views: PolicyViewsService) {}

  @Endpoint({
    id: 'listPolicyViews',
    summary: 'List your saved views',
    description: 'Named sets of filters, sort, columns and density, ordered by name.',
    data: listOf(PolicyViewSavedDto),
  })
  @Get('policy-views')
  list(@CurrentPrincipal() { accountId }: Principal): Promise<PolicyViewSavedDto[]> {
    return this.views.of(accountId);
  }

  @Endpoint({
    id: 'createPolicyView',
    summary: 'Save a view',
    description: `At most ${VIEWS_PER_ACCOUNT} per account. A name that another of your views has is 40900.`,
    body: SavePolicyViewDto,
    data: model(PolicyViewSavedDto),
    refusals: ['nameTaken', 'tooManyViews'],
  })
  @Post('policy-views')
  create(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() view: SavePolicyViewDto,
  ): Promise<PolicyViewSavedDto> {
    return this.views.create(accountId, view);
  }

  @Endpoint({
    id: 'savePolicyView',
    summary: 'Rename or change a saved view',
    description: 'Replaces the stored view. If it becomes the default, the previous default is unset.',
    params: RowIdParams,
    body: SavePolicyViewDto,
    data: model(PolicyViewSavedDto),
    refusals: ['notFound', 'nameTaken'],
  })
  @Put('policy-views/:id')
  save(
    @CurrentPrincipal() { accountId }: Principal,
    @Param() { id }: RowIdParams,
    @Body() view: SavePolicyViewDto,
  ): Promise<PolicyViewSavedDto> {
    return this.views.replace(accountId, id, view);
  }

  @Endpoint({
    id: 'deletePolicyView',
    summary: 'Delete a saved view',
    description: 'Permanent. Only the view is deleted, no policy.',
    params: RowIdParams,
    data: nothing,
    refusals: ['notFound'],
  })
  @Delete('policy-views/:id')
  remove(@CurrentPrincipal() { accountId }: Principal, @Param() { id }: RowIdParams): Promise<void> {
    return this.views.remove(accountId, id);
  }

  @Endpoint({
    id: 'getPolicyTable',
    summary: 'Get the columns and density of your list',
    description: 'As stored on the account; null until they are stored for the first time.',
    data: orNothing(model(PolicyTableDto)),
  })
  @Get('policies/table')
  table(@CurrentPrincipal() { accountId }: Principal): Promise<PolicyTableDto | null> {
    return this.views.tableOf(accountId);
  }

  @Endpoint({
    id: 'savePolicyTable',
    summary: 'Store the columns and density of your list',
    description: 'Replaces the stored layout. The last write wins.',
    body: PolicyTableDto,
    data: model(PolicyTableDto),
  })
  @Put('policies/table')
  saveTable(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() table: PolicyTableDto,
  ): Promise<PolicyTableDto> {
    return this.views.storeTable(accountId, table);
  }
}
