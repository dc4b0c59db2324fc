import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import { ContentItemDto, ContentItemPageDto } from './content-item.dto.js';
import { ContentItemQuery } from './content-item-query.dto.js';
import { CreateContentItemDto, SaveContentItemDto } from './content-item-request.dto.js';
import { ContentItemWritingService } from './content-item-writing.service.js';
import { ContentItemsService } from './content-items.service.js';

/** Everybody reads what is online and writes items of their own; administrators read and write all. */
@ApiTags('Content items')
@Controller('api/library/items')
export class ContentItemsController extends ListedRecordRoutes({
  record: ContentItemDto,
  page: ContentItemPageDto,
  query: ContentItemQuery,
  list: {
    id: 'listContentItems',
    summary: 'List content items',
    description:
      'Your own items and those that are online; for administrators, all items. Those that you may work on are ' +
      'shown in their newest revision, others as published. The most recently changed come first, unless another ' +
      'order is given. All given ' +
      'filters must match.',
  },
  get: {
    id: 'getContentItem',
    summary: 'Get a content item',
    description:
      'The newest revision with the actions available to you, or the published one if the item is not yours to work on. ' +
      '40400 if it is not yours and not online.',
  },
  history: {
    id: 'getContentItemHistory',
    summary: 'List the history of a content item',
    description:
      'Newest first: who created, edited, submitted, inspected, published, removed or restored it, and when. For its owner ' +
      'and for administrators.',
  },
}) {
  constructor(
    items: ContentItemsService,
    private readonly writing: ContentItemWritingService,
  ) {
    super(items);
  }

  @Endpoint({
    id: 'createContentItem',
    summary: 'Create a content item',
    description: 'A draft of yours. An author that was removed, and an external id that is taken, are 40900.',
    body: CreateContentItemDto,
    data: model(ContentItemDto),
    refusals: ['authorGone', 'externalIdTaken'],
    idempotent: true,
  })
  @Post()
  create(
    @Body() item: CreateContentItemDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ContentItemDto> {
    return this.writing.create(item, key, actor);
  }

  @Endpoint({
    id: 'saveContentItem',
    summary: 'Save a content item',
    description:
      'Replaces all of its fields; omitted ones are cleared. A draft is changed in place. In any other state a new ' +
      'revision is begun as a draft, and what is online stays online as it is. What is being inspected, and an outdated ' +
      'version, are 40900 with the current state and version, and who changed it last.',
    params: RowIdParams,
    body: SaveContentItemDto,
    data: model(ContentItemDto),
    refusals: ['notFound', 'conflict', 'authorGone', 'externalIdTaken'],
  })
  @Put(':id')
  save(
    @Param() { id }: RowIdParams,
    @Body() item: SaveContentItemDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ContentItemDto> {
    return this.writing.save(item, { id, actor });
  }
}
