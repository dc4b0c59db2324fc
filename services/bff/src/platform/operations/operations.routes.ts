import { Get, Inject, Param, Post, Query, type Type } from '@nestjs/common';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { BodyOf } from '../../common/endpoint/typed-parameters.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { type ChosenChange, type MatchingChange } from './change.dto.js';
import { OperationParams } from './operation.dto.js';
import { type Operations } from './operations.service.js';

type Words = Pick<EndpointOptions, 'description' | 'id' | 'summary'>;

interface Noun<Action extends string, Filter extends object> {
  service: Type<Operations<Action, Filter>>;
  types: {
    change: Type<ChosenChange<Action>>;
    matching: Type<MatchingChange<Action, Filter>>;
    operation: Type;
    page: Type;
    status: Type;
    undone: Type;
  };
  change: Words;
  matching: Words;
  recent: Words;
  status: Words;
  undo: Words & Pick<EndpointOptions, 'refusals'>;
}

/** The operations that change many records of a noun, and those that list and undo that. A controller extends them. */
export function OperationRoutes<Action extends string, Filter extends object>(noun: Noun<Action, Filter>) {
  const { types } = noun;

  class Routes {
    constructor(@Inject(noun.service) private readonly operations: Operations<Action, Filter>) {}

    @Endpoint({ ...noun.change, body: types.change, idempotent: true, data: model(types.operation) })
    @Post('changes')
    change(
      @CurrentActor() actor: SignedInActor,
      @IdempotencyKey() key: string | undefined,
      @BodyOf(types.change) change: ChosenChange<Action>,
    ): ReturnType<Operations<Action, Filter>['change']> {
      return this.operations.change(actor, key, change);
    }

    @Endpoint({
      ...noun.matching,
      body: types.matching,
      idempotent: true,
      data: model(types.operation),
      refusals: ['conflict', 'tooManyAtOnce'],
    })
    @Post('changes/matching')
    changeMatching(
      @CurrentActor() actor: SignedInActor,
      @IdempotencyKey() key: string | undefined,
      @BodyOf(types.matching) change: MatchingChange<Action, Filter>,
    ): ReturnType<Operations<Action, Filter>['changeMatching']> {
      return this.operations.changeMatching(actor, key, change);
    }

    @Endpoint({ ...noun.recent, query: PageQuery, data: model(types.page) })
    @Get('operations')
    recent(
      @Query() query: PageQuery,
      @CurrentPrincipal() principal: Principal,
    ): ReturnType<Operations<Action, Filter>['recent']> {
      return this.operations.recent(query, principal);
    }

    @Endpoint({ ...noun.status, params: OperationParams, data: model(types.status), refusals: ['notFound'] })
    @Get('operations/:id/status')
    status(
      @CurrentPrincipal() principal: Principal,
      @Param() { id }: OperationParams,
    ): ReturnType<Operations<Action, Filter>['status']> {
      return this.operations.status(id, principal);
    }

    @Endpoint({
      ...noun.undo,
      params: OperationParams,
      data: model(types.undone),
      refusals: ['notFound', 'notUndoable', ...(noun.undo.refusals ?? [])],
    })
    @Post('operations/:id/undo')
    undo(
      @CurrentActor() actor: SignedInActor,
      @Param() { id }: OperationParams,
    ): ReturnType<Operations<Action, Filter>['undo']> {
      return this.operations.undo(actor, id);
    }
  }
  return Routes;
}
