import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { OperationParams } from '../../common/operations/operation.dto.js';
import { MAX_CHANGED_ITEMS, MAX_MATCHING_ITEMS } from './content-operations.constants.js';
import {
  ChangeContentItemsDto,
  ChangeMatchingContentItemsDto,
  ContentOperationDto,
  ContentOperationPageDto,
  ContentOperationStatusDto,
  UndoneContentDto,
} from './content-operations.dto.js';
import { ContentOperationsService } from './content-operations.service.js';

@ApiTags('Content items')
@Controller('api/library/items')
export class ContentOperationsController {
  constructor(private readonly operations: ContentOperationsService) {}

  @Endpoint({
    id: 'changeContentItems',
    summary: 'Submit content items, take them offline, remove or restore them',
    description:
      `Up to ${MAX_CHANGED_ITEMS} in one transaction, each by the rules and with the history and todos of the single step. Items ` +
      'that do not allow it for you are skipped. The answer contains the id of the operation, for undoing it.',
    body: ChangeContentItemsDto,
    idempotent: true,
    data: model(ContentOperationDto),
  })
  @Post('changes')
  change(
    @CurrentActor() actor: SignedInActor,
    @IdempotencyKey() key: string | undefined,
    @Body() change: ChangeContentItemsDto,
  ): Promise<ContentOperationDto> {
    return this.operations.change(actor, key, change);
  }

  @Endpoint({
    id: 'changeMatchingContentItems',
    summary: 'Change all content items that match a filter',
    description:
      `As \`changeContentItems\`, up to ${MAX_MATCHING_ITEMS}; more are refused with 50000. Send the number that the person was ` +
      'shown: if it has changed, nothing is changed and the answer is 40900 with the current `total` in `data`.',
    body: ChangeMatchingContentItemsDto,
    idempotent: true,
    data: model(ContentOperationDto),
    refusals: ['conflict', 'tooManyAtOnce'],
  })
  @Post('changes/matching')
  changeMatching(
    @CurrentActor() actor: SignedInActor,
    @IdempotencyKey() key: string | undefined,
    @Body() change: ChangeMatchingContentItemsDto,
  ): Promise<ContentOperationDto> {
    return this.operations.changeMatching(actor, key, change);
  }

  @Endpoint({
    id: 'listContentOperations',
    summary: 'List recent bulk changes and imports of content items',
    description:
      `Operations of the last ${UNDO_HOURS} hours, newest first: your own, or all of them for administrators. ` +
      'Undone ones are ' +
      'included, those that changed nothing are not.',
    query: PageQuery,
    data: model(ContentOperationPageDto),
  })
  @Get('operations')
  recent(
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ContentOperationPageDto> {
    return this.operations.recent(query, principal);
  }

  @Endpoint({
    id: 'getContentOperation',
    summary: 'Get the status of a bulk change or an import of content items',
    description:
      'What was done, by whom, and whether it can be undone now. For whoever did it, and for administrators.',
    params: OperationParams,
    data: model(ContentOperationStatusDto),
    refusals: ['notFound'],
  })
  @Get('operations/:id/status')
  status(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: OperationParams,
  ): Promise<ContentOperationStatusDto> {
    return this.operations.status(id, principal);
  }

  @Endpoint({
    id: 'undoContentOperation',
    summary: 'Undo a bulk change or an import of content items',
    description:
      'Puts all items back or none: 40900 if it was already undone, if it is more than ' +
      `${UNDO_HOURS} hours old, or if one of the items has changed since. \`data\` then has the \`reason\` and the number of ` +
      'items `changed` since.',
    params: OperationParams,
    data: model(UndoneContentDto),
    refusals: ['notFound', 'notUndoable', 'externalIdTaken'],
  })
  @Post('operations/:id/undo')
  undo(@CurrentActor() actor: SignedInActor, @Param() { id }: OperationParams): Promise<UndoneContentDto> {
    return this.operations.undo(actor, id);
  }
}
