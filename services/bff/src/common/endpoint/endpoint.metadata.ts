import { type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type OperationId } from '../auth/access.constants.js';
import { type ErrorName } from '../errors/error-codes.js';
import { type DataSchema } from './data-schema.js';

export interface EndpointOptions {
  /** Its place in the table of rights says who may call it. */
  id: OperationId;
  summary: string;
  description: string;
  /** What `data` of the envelope holds on success. */
  data: DataSchema;
  body?: Type;
  /** The form of a multipart request that carries a file. */
  upload?: Type;
  /** No body at all counts as an empty object. */
  bodyOptional?: boolean;
  query?: Type;
  /** A public operation that does more for those who send a token. */
  tokenOptional?: boolean;
  /** What stands in the path. */
  params?: Type;
  /** Takes an `Idempotency-Key`: a call that is sent twice counts once. */
  idempotent?: boolean;
  /** For how long a browser may keep the answer for itself; after that it asks again, with the ETag. */
  maxAgeSeconds?: number;
  /** Ways to be refused beyond those that access, body and query already imply. */
  refusals?: readonly ErrorName[];
}

/** What {@link Endpoint} declares. A route without it is refused by the guard and by the metadata test. */
export const EndpointMetadata = Reflector.createDecorator<EndpointOptions>();
