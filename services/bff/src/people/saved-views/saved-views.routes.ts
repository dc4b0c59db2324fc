import { Delete, Get, Inject, Param, Post, Put, type Type } from '@nestjs/common';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { BodyOf } from '../../common/endpoint/typed-parameters.js';
import { listOf, model, nothing, orNothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type StoredView, type TableLayout } from './saved-view.dto.js';
import { VIEWS_PER_ACCOUNT } from './saved-views.constants.js';
import { type SavedViewsService } from './saved-views.service.js';

type Words = Pick<EndpointOptions, 'id' | 'summary'>;

interface Noun<Save extends StoredView, Layout extends TableLayout> {
  service: Type<SavedViewsService<Save, Layout>>;
  types: { save: Type<Save>; saved: Type<Save & { id: number }>; layout: Type<Layout> };
  paths: { views: string; layout: string };
  list: Words;
  create: Words;
  save: Words;
  remove: Words & Pick<EndpointOptions, 'description'>;
  layout: Words;
  saveLayout: Words;
}

/** The operations of the saved views of a list and of the layout of its table. A controller extends them. */
export function SavedViewRoutes<Save extends StoredView, Layout extends TableLayout>(
  noun: Noun<Save, Layout>,
) {
  const { types, paths } = noun;

  class Routes {
    constructor(@Inject(noun.service) private readonly views: SavedViewsService<Save, Layout>) {}

    @Endpoint({
      ...noun.list,
      description: 'Named sets of filters, sort, columns and density, ordered by name.',
      data: listOf(types.saved),
    })
    @Get(paths.views)
    list(@CurrentPrincipal() { accountId }: Principal): Promise<(Save & { id: number })[]> {
      return this.views.of(accountId);
    }

    @Endpoint({
      ...noun.create,
      description: `At most ${VIEWS_PER_ACCOUNT} per account. A name that another of your views has is 40900.`,
      body: types.save,
      data: model(types.saved),
      refusals: ['nameTaken', 'tooManyViews'],
    })
    @Post(paths.views)
    create(
      @CurrentPrincipal() { accountId }: Principal,
      @BodyOf(types.save) view: Save,
    ): Promise<Save & { id: number }> {
      return this.views.create(accountId, view);
    }

    @Endpoint({
      ...noun.save,
      description: 'Replaces the stored view. If it becomes the default, the previous default is unset.',
      params: RowIdParams,
      body: types.save,
      data: model(types.saved),
      refusals: ['notFound', 'nameTaken'],
    })
    @Put(`${paths.views}/:id`)
    save(
      @CurrentPrincipal() { accountId }: Principal,
      @Param() { id }: RowIdParams,
      @BodyOf(types.save) view: Save,
    ): Promise<Save & { id: number }> {
      return this.views.replace(accountId, id, view);
    }

    @Endpoint({ ...noun.remove, params: RowIdParams, data: nothing, refusals: ['notFound'] })
    @Delete(`${paths.views}/:id`)
    remove(@CurrentPrincipal() { accountId }: Principal, @Param() { id }: RowIdParams): Promise<void> {
      return this.views.remove(accountId, id);
    }

    @Endpoint({
      ...noun.layout,
      description: 'As stored on the account; null until they are stored for the first time.',
      data: orNothing(model(types.layout)),
    })
    @Get(paths.layout)
    layout(@CurrentPrincipal() { accountId }: Principal): Promise<Layout | null> {
      return this.views.tableOf(accountId);
    }

    @Endpoint({
      ...noun.saveLayout,
      description: 'Replaces the stored layout. The last write wins.',
      body: types.layout,
      data: model(types.layout),
    })
    @Put(paths.layout)
    saveLayout(
      @CurrentPrincipal() { accountId }: Principal,
      @BodyOf(types.layout) layout: Layout,
    ): Promise<Layout> {
      return this.views.storeTable(accountId, layout);
    }
  }
  return Routes;
}
