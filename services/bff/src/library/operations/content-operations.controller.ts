import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { OperationParams } from '../../common/operations/operation.dto.js';
import { MAX_CHANGED_ITEMS } from './content-operations.constants.js';
import {
  ChangeContentItemsDto,
  ContentOperationDto,
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
    id: 'getContentOperation',
    summary: 'Get the status of a bulk change of content items',
    description: 'Whether it can be undone now. For whoever did it, and for administrators.',
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
    summary: 'Undo a bulk change of content items',
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
