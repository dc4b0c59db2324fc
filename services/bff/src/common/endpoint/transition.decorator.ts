import { RowIdParams } from '../fields/row-id.dto.js';
import { Endpoint } from './endpoint.decorator.js';
import { type EndpointOptions } from './endpoint.metadata.js';

export interface TransitionOptions extends Omit<EndpointOptions, 'idempotent'> {
  /** From which states, and what happens. What is refused is added to it. */
  description: string;
  /** With the version that was read. */
  body: NonNullable<EndpointOptions['body']>;
  /** What is answered, as it is after the change: “order”. */
  record: string;
}

/**
 * Declares an operation that moves a record to another state, once for each idempotency key, and refuses to if the state
 * or the version is not the one that the caller has read. Stands where {@link Endpoint} does.
 */
export function Transition(options: TransitionOptions): MethodDecorator {
  const { description, record, refusals = [], ...others } = options;
  return Endpoint({
    params: RowIdParams,
    ...others,
    description:
      `${description} From another state, or with an outdated version, 40900 with the current state and version. ` +
      `Returns the changed ${record}.`,
    idempotent: true,
    refusals: ['notFound', 'conflict', ...refusals],
  });
}
