import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CardVersionDto } from '../cards/card.dto.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page } from '../../common/paging/page.dto.js';
import {
  InspectedItemDto,
  type QueueItemDto,
  QueueItemPageDto,
  QueueItemQuery,
  RejectItemDto,
} from './quality-queue-item.dto.js';
import { QualityQueueItemsService } from './quality-queue-items.service.js';

const DECISION = {
  params: RowIdParams,
  body: CardVersionDto,
  data: model(InspectedItemDto),
  refusals: ['notFound', 'conflict'],
} as const;

@ApiTags('Cards')
@Controller('api')
export class QualityQueueItemsController {
  constructor(private readonly items: QualityQueueItemsService) {}

  @Endpoint({
    id: 'listQualityInspectionItems',
    summary: 'List the content of a queue',
    description: 'In the order in which it was added. Also for a removed queue.',
    params: RowIdParams,
    query: QueueItemQuery,
    data: model(QueueItemPageDto),
    refusals: ['notFound'],
  })
  @Get('quality-inspections/:id/items')
  page(
    @Param() { id }: RowIdParams,
    @Query() query: QueueItemQuery,
    @CurrentPrincipal() { role }: Principal,
  ): Promise<Page<QueueItemDto>> {
    return this.items.page(id, query, role);
  }

  @Endpoint({
    id: 'passQualityInspectionItem',
    summary: 'Pass an item',
    description:
      'From waiting or sampled. From another stage, with an outdated version, or in a queue that was ' +
      'removed, 40900 with the current state and version.',
    ...DECISION,
  })
  @Post('quality-inspection-items/:id/pass')
  pass(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return this.items.decide(id, 'pass', version, actor);
  }

  @Endpoint({
    id: 'sampleQualityInspectionItem',
    summary: 'Mark an item for another inspection',
    description:
      'From waiting. From another stage, with an outdated version, or in a removed queue, ' +
      '40900 with the current state and version.',
    ...DECISION,
  })
  @Post('quality-inspection-items/:id/sample')
  sample(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return this.items.decide(id, 'sample', version, actor);
  }

  @Endpoint({
    id: 'rejectQualityInspectionItem',
    summary: 'Reject an item, with the reason',
    description:
      'From waiting or sampled. From another stage, with an outdated version, or in a queue that was ' +
      'removed, 40900 with the current state and version.',
    ...DECISION,
    body: RejectItemDto,
  })
  @Post('quality-inspection-items/:id/reject')
  reject(
    @Param() { id }: RowIdParams,
    @Body() { version, reason }: RejectItemDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return this.items.decide(id, 'reject', version, actor, reason);
  }

  @Endpoint({
    id: 'reopenQualityInspectionItem',
    summary: 'Take back the last decision on an item',
    description:
      'From sampled, done or rejected, to the stage before; a reason is deleted. From another stage, with a version that ' +
      'is not the current one, or in a queue that was removed, 40900 with the current state and version.',
    ...DECISION,
  })
  @Post('quality-inspection-items/:id/reopen')
  reopen(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return this.items.decide(id, 'reopen', version, actor);
  }
}
