import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { ChannelEndpoint } from '../channels/channel-endpoint.decorator.js';
import {
  DeliveredItemDetailDto,
  DeliveredItemsQuery,
  DeliveredSetItemsDto,
  DeliveredSetPageDto,
  DeliveredSetQuery,
} from './delivered.dto.js';
import { DeliveredItemPageDto, DeliveredItemSearchQuery } from './delivered-item-search.dto.js';
import { FeedsService } from './feeds.service.js';

const CURSOR =
  'An answer ends with `next`: send it as `cursor` for what follows, with the same filters. Nothing comes twice and nothing is ' +
  'left out, whatever is added, removed, moved or put in another order meanwhile.';

/** What channels show to children. */
@ApiTags('Delivery')
@Controller('delivery/v1')
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @ChannelEndpoint({
    id: 'listDeliveredSets',
    summary: 'List the sets that are online',
    description: `Newest first. ${CURSOR}`,
    query: DeliveredSetQuery,
    data: model(DeliveredSetPageDto),
  })
  @Get('sets')
  sets(@Query() query: DeliveredSetQuery): Promise<DeliveredSetPageDto> {
    return this.feeds.sets(query);
  }

  @ChannelEndpoint({
    id: 'getDeliveredSet',
    summary: 'Get a set with its items',
    description: `In the order in which they are to be shown, without their bodies. A set that is not online is 404. ${CURSOR}`,
    params: RowIdParams,
    query: DeliveredItemsQuery,
    data: model(DeliveredSetItemsDto),
    refusals: ['notFound'],
  })
  @Get('sets/:id')
  set(@Param() { id }: RowIdParams, @Query() query: DeliveredItemsQuery): Promise<DeliveredSetItemsDto> {
    return this.feeds.set(id, query);
  }

  @ChannelEndpoint({
    id: 'listDeliveredItems',
    summary: 'Search the items that are online',
    description:
      'Whether a set has them or not, without their bodies. What was published last comes first. All given conditions must match; ' +
      `without any, all items are listed. ${CURSOR}`,
    query: DeliveredItemSearchQuery,
    data: model(DeliveredItemPageDto),
  })
  @Get('items')
  items(@Query() query: DeliveredItemSearchQuery): Promise<DeliveredItemPageDto> {
    return this.feeds.items(query);
  }

  @ChannelEndpoint({
    id: 'getDeliveredItem',
    summary: 'Get an item with its body',
    description: 'As it was published. An item that is not online is 404.',
    params: RowIdParams,
    data: model(DeliveredItemDetailDto),
    refusals: ['notFound'],
  })
  @Get('items/:id')
  item(@Param() { id }: RowIdParams): Promise<DeliveredItemDetailDto> {
    return this.feeds.item(id);
  }
}
