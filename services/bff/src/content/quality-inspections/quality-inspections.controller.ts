import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuditEntryDto, AuditEntryPageDto } from '../../platform/audit/audit-entry.dto.js';
import { CardVersionDto } from '../cards/card.dto.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { CreateQualityInspectionDto, QualityInspectionDto } from './quality-inspection.dto.js';
import { QualityInspectionsService } from './quality-inspections.service.js';

const MOVE = {
  params: RowIdParams,
  body: CardVersionDto,
  data: model(QualityInspectionDto),
  refusals: ['notFound', 'conflict'],
} as const;

@ApiTags('Cards')
@Controller('api')
export class QualityInspectionsController {
  constructor(private readonly inspections: QualityInspectionsService) {}

  @Endpoint({
    id: 'listQualityInspections',
    summary: 'List the queues of content that waits for inspection',
    description: 'One card for each queue, in order of creation, with the actions available to you.',
    data: listOf(QualityInspectionDto),
  })
  @Get('list/quality-inspection')
  list(@CurrentPrincipal() { role }: Principal): Promise<QualityInspectionDto[]> {
    return this.inspections.list(role);
  }

  @Endpoint({
    id: 'createQualityInspection',
    summary: 'Create a queue of content to be inspected',
    description: 'Takes content of one kind that is in no other queue. Returns the new card.',
    body: CreateQualityInspectionDto,
    idempotent: true,
    data: model(QualityInspectionDto),
  })
  @Post('quality-inspections')
  create(
    @Body() queue: CreateQualityInspectionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    return this.inspections.create(queue, key, actor);
  }

  @Endpoint({
    id: 'removeQualityInspection',
    summary: 'Remove a queue',
    description:
      'The queue leaves the list and can be restored. A removed queue or an outdated version is 40900 ' +
      'with the current state and version. Returns the changed card.',
    ...MOVE,
  })
  @Post('quality-inspections/:id/remove')
  remove(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    return this.inspections.move(id, 'remove', version, actor);
  }

  @Endpoint({
    id: 'restoreQualityInspection',
    summary: 'Restore a removed queue',
    description:
      'Restores the queue with all of its content. A queue that is in use or an outdated version is ' +
      '40900 with the current state and version. Returns the changed card.',
    ...MOVE,
  })
  @Post('quality-inspections/:id/restore')
  restore(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    return this.inspections.move(id, 'restore', version, actor);
  }

  @Endpoint({
    id: 'getQualityInspectionHistory',
    summary: 'List the history of a queue',
    description: 'Newest first: who created, removed or restored it, who inspected which item, and when.',
    params: RowIdParams,
    query: PageQuery,
    data: model(AuditEntryPageDto),
    refusals: ['notFound'],
  })
  @Get('quality-inspections/:id/history')
  history(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.inspections.history(id, query, principal);
  }
}
