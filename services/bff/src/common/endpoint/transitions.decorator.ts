import { Body, Param, Post, type Type } from '@nestjs/common';
import { CurrentActor, type SignedInActor } from '../auth/actor.js';
import { RowIdParams } from '../fields/row-id.dto.js';
import { type EndpointOptions } from './endpoint.metadata.js';
import { IdempotencyKey } from './idempotency-key.js';
import { Transition, type TransitionOptions } from './transition.decorator.js';

/** A call of one of them. */
export interface TransitionCall<Sent extends { version: number }, Key = number> {
  id: Key;
  key: string | undefined;
  actor: SignedInActor;
  body: Sent;
}

/** A controller that makes a record go from one state to another. */
interface Mover<Name extends string, Key> {
  move(name: Name, call: TransitionCall<{ version: number }, Key>): Promise<unknown>;
}

interface Shared extends Pick<TransitionOptions, 'body' | 'data' | 'record'> {
  /** The path of the record; `:id` by default. */
  at?: string;
  /** The only parameter in it, which is its key. */
  params?: Type<object>;
}

interface Row extends Pick<EndpointOptions, 'description' | 'id' | 'refusals' | 'summary'> {
  /** The last part of the path, if it is not the name. */
  path?: string;
  body?: Type<{ version: number }>;
}

/**
 * Declares the operations that take the records of a controller from one state to another: a table in place of a method
 * for each, all of which would only pass on what they get to `move`.
 */
export function Transitions<Name extends string, Key = number>(
  { at = ':id', params = RowIdParams, ...shared }: Shared,
  rows: Readonly<Record<Name, Row>>,
): (controller: Type<Mover<Name, Key>>) => void {
  return ({ prototype }) => {
    const target = prototype as object;
    for (const [name, { path = name, ...row }] of Object.entries<Row>(rows)) {
      const methods = {
        // Nest and Swagger find what belongs to a method by its name.
        [name](
          this: Mover<Name, Key>,
          sent: object,
          body: { version: number },
          key: string | undefined,
          actor: SignedInActor,
        ) {
          const [id] = Object.values(sent) as [Key];
          return this.move(name as Name, { id, key, actor, body });
        },
      };
      const descriptor = { configurable: true, value: methods[name] };
      Object.defineProperty(target, name, descriptor);
      // What the compiler writes for a method: validation and the document go by the types of the parameters.
      Reflect.defineMetadata('design:paramtypes', [params, row.body ?? shared.body], target, name);
      const parameters = [Param(), Body(), IdempotencyKey(), CurrentActor()];
      parameters.forEach((parameter, index) => {
        parameter(target, name, index);
      });
      Post(`${at}/${path}`)(target, name, descriptor);
      Transition({ ...shared, params, ...row })(target, name, descriptor);
    }
  };
}
