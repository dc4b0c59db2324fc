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
    summary: 'Queues of content that waits for inspection',
    description:
      'One card for each queue, in the order in which they were made, with what you can do with it.',
    data: listOf(QualityInspectionDto),
  })
  @Get('list/quality-inspection')
  list(@CurrentPrincipal() { role }: Principal): Promise<QualityInspectionDto[]> {
    return this.inspections.list(role);
  }

  @Endpoint({
    id: 'createQualityInspection',
    summary: 'Make a queue of content to be inspected',
    description: 'Takes content of one kind that waits in no other queue. Answers the new card.',
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
      'It leaves the list and can be restored. One that is removed, or a version that is not the current one, is 40900 ' +
      'with the current state and version. Answers the card as it is since.',
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
    summary: 'Bring a removed queue back',
    description:
      'With all of its content. One that is in use, or a version that is not the current one, is 40900 with the current ' +
      'state and version. Answers the card as it is since.',
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
    summary: 'What was done with a queue',
    description: 'Newest first: who made, removed or restored it, who judged which item, and when.',
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
