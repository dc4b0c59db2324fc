import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model, nothing, orNothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { VIEWS_PER_ACCOUNT } from '../../people/saved-views/saved-views.constants.js';
import { ContentTableDto, ContentViewSavedDto, SaveContentViewDto } from './content-view.dto.js';
import { ContentViewsService } from './content-views.service.js';

@ApiTags('Content items')
@Controller('api')
export class ContentViewsController {
  constructor(private readonly views: ContentViewsService) {}

  @Endpoint({
    id: 'listContentViews',
    summary: 'List your saved views of content',
    description: 'Named sets of filters, sort, columns and density, ordered by name.',
    data: listOf(ContentViewSavedDto),
  })
  @Get('library/views')
  list(@CurrentPrincipal() { accountId }: Principal): Promise<ContentViewSavedDto[]> {
    return this.views.of(accountId);
  }

  @Endpoint({
    id: 'createContentView',
    summary: 'Save a view of content',
    description: `At most ${VIEWS_PER_ACCOUNT} per account. A name that another of your views has is 40900.`,
    body: SaveContentViewDto,
    data: model(ContentViewSavedDto),
    refusals: ['nameTaken', 'tooManyViews'],
  })
  @Post('library/views')
  create(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() view: SaveContentViewDto,
  ): Promise<ContentViewSavedDto> {
    return this.views.create(accountId, view);
  }

  @Endpoint({
    id: 'saveContentView',
    summary: 'Rename or change a saved view of content',
    description: 'Replaces the stored view. If it becomes the default, the previous default is unset.',
    params: RowIdParams,
    body: SaveContentViewDto,
    data: model(ContentViewSavedDto),
    refusals: ['notFound', 'nameTaken'],
  })
  @Put('library/views/:id')
  save(
    @CurrentPrincipal() { accountId }: Principal,
    @Param() { id }: RowIdParams,
    @Body() view: SaveContentViewDto,
  ): Promise<ContentViewSavedDto> {
    return this.views.replace(accountId, id, view);
  }

  @Endpoint({
    id: 'deleteContentView',
    summary: 'Delete a saved view of content',
    description: 'Permanent. Only the view is deleted, no content.',
    params: RowIdParams,
    data: nothing,
    refusals: ['notFound'],
  })
  @Delete('library/views/:id')
  remove(@CurrentPrincipal() { accountId }: Principal, @Param() { id }: RowIdParams): Promise<void> {
    return this.views.remove(accountId, id);
  }

  @Endpoint({
    id: 'getContentTable',
    summary: 'Get the columns and density of your list of content',
    description: 'As stored on the account; null until they are stored for the first time.',
    data: orNothing(model(ContentTableDto)),
  })
  @Get('library/items/table')
  table(@CurrentPrincipal() { accountId }: Principal): Promise<ContentTableDto | null> {
    return this.views.tableOf(accountId);
  }

  @Endpoint({
    id: 'saveContentTable',
    summary: 'Store the columns and density of your list of content',
    description: 'Replaces the stored layout. The last write wins.',
    body: ContentTableDto,
    data: model(ContentTableDto),
  })
  @Put('library/items/table')
  saveTable(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() table: ContentTableDto,
  ): Promise<ContentTableDto> {
    return this.views.storeTable(accountId, table);
  }
}
