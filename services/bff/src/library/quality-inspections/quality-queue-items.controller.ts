import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CardVersionDto } from '../../content/cards/card.dto.js';
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
  refusals: ['notFound', 'conflict', 'ownReview', 'decisionLeft', 'decisionLater', 'alreadyApproved'],
} as const;
const OTHERWISE =
  'From another stage, or with an outdated version, 40900 with the current stage and version, and who decided.';

@ApiTags('Cards')
@Controller('api')
export class QualityQueueItemsController {
  constructor(private readonly items: QualityQueueItemsService) {}

  @Endpoint({
    id: 'listQualityInspectionItems',
    summary: 'List the content of a queue',
    description: 'In the order of submission: what waits, and what was decided there.',
    params: RowIdParams,
    query: QueueItemQuery,
    data: model(QueueItemPageDto),
    refusals: ['notFound'],
  })
  @Get('quality-inspections/:id/items')
  page(
    @Param() { id }: RowIdParams,
    @Query() query: QueueItemQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<QueueItemDto>> {
    return this.items.page(id, query, principal);
  }

  @Endpoint({
    id: 'passQualityInspectionItem',
    summary: 'Pass an item',
    description: `The content is approved, as by approveContentItem. From waiting or sampled. ${OTHERWISE}`,
    ...DECISION,
  })
  @Post('quality-inspection-items/:id/pass')
  pass(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return this.items.decide({ id, action: 'pass', version }, actor);
  }

  @Endpoint({
    id: 'sampleQualityInspectionItem',
    summary: 'Mark an item for another inspection',
    description: `Nothing is decided yet. From waiting, or from done while it is not online: its approval is taken back. ${OTHERWISE}`,
    ...DECISION,
  })
  @Post('quality-inspection-items/:id/sample')
  sample(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return this.items.decide({ id, action: 'sample', version }, actor);
  }

  @Endpoint({
    id: 'rejectQualityInspectionItem',
    summary: 'Reject an item, with the reason',
    description: `The content is rejected, as by rejectContentItem: whoever submitted it reads why. From waiting or sampled. ${OTHERWISE}`,
    ...DECISION,
    body: RejectItemDto,
  })
  @Post('quality-inspection-items/:id/reject')
  reject(
    @Param() { id }: RowIdParams,
    @Body() { version, reason }: RejectItemDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return this.items.decide({ id, action: 'reject', version, reason }, actor);
  }

  @Endpoint({
    id: 'reopenQualityInspectionItem',
    summary: 'Take back the last decision on an item',
    description: `From sampled, done or rejected, to the stage before; the content waits again, as by reopenContentItem. ${OTHERWISE}`,
    ...DECISION,
  })
  @Post('quality-inspection-items/:id/reopen')
  reopen(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return this.items.decide({ id, action: 'reopen', version }, actor);
  }
}
