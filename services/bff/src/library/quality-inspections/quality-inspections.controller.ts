import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { History } from '../../platform/audit/history.decorator.js';
import { CardVersionDto } from '../../content/cards/card.dto.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import {
  CreateQualityInspectionDto,
  EditQualityInspectionDto,
  QualityInspectionDto,
} from './quality-inspection.dto.js';
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
    description:
      'One card for each queue, in order of creation, with the actions available to you. A submitted item goes into the ' +
      'first one whose conditions it fulfils, and otherwise into the general queue, which is the last one.',
    data: listOf(QualityInspectionDto),
  })
  @Get('list/quality-inspection')
  list(@CurrentPrincipal() holder: Principal): Promise<QualityInspectionDto[]> {
    return this.inspections.list(holder);
  }

  @Endpoint({
    id: 'createQualityInspection',
    summary: 'Create a queue of content to be inspected',
    description: 'Waiting items that belong there are moved into it. Returns the new card.',
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
    id: 'editQualityInspection',
    summary: 'Change the title and the conditions of a queue',
    description:
      'Waiting items are moved to where they belong now. A removed queue or an outdated version is 40900 with the current state and ' +
      'version. Returns the changed card.',
    ...MOVE,
    body: EditQualityInspectionDto,
  })
  @Put('quality-inspections/:id')
  edit(
    @Param() { id }: RowIdParams,
    @Body() queue: EditQualityInspectionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    return this.inspections.edit(id, queue, actor);
  }

  @Endpoint({
    id: 'removeQualityInspection',
    summary: 'Remove a queue',
    description:
      'The queue leaves the list and can be restored; what waits in it goes to the other queues. A removed queue or an outdated version is 40900 ' +
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
      'Waiting items that belong there are moved into it. A queue that is in use or an outdated version is ' +
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

  @History({
    id: 'getQualityInspectionHistory',
    summary: 'List the history of a queue',
    description:
      'Newest first: who created, changed, removed or restored it, who inspected which item in it, and when.',
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
