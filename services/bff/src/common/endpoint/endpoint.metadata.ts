import { type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type OperationId } from '../auth/access.constants.js';
import { type ErrorName } from '../errors/error-codes.js';
import { type DataSchema } from './data-schema.js';

/** How long any cache may answer for the server, and how much longer while it asks again. */
export interface SharedCaching {
  maxAgeSeconds: number;
  staleSeconds: number;
}

export type PlainAnswers = SharedCaching | 'no-store';

export interface EndpointOptions {
  /** Its entry in `ACCESS` says who may call it. */
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
  /** Parameters of the path. */
  params?: Type;
  /** Accepts an `Idempotency-Key`: a call that is sent twice is executed once. */
  idempotent?: boolean;
  /** How long a browser may cache the answer. After that it revalidates with the ETag. */
  maxAgeSeconds?: number;
  /** Answers plain JSON with real HTTP statuses, and problem details, instead of envelopes. `isPlain` has to know its path. */
  plain?: PlainAnswers;
  /** What a public operation asks for instead of a token, by the names of the document's security schemes. */
  security?: Record<string, string[]>[];
  /** Errors beyond those that access, body and query already imply. */
  refusals?: readonly ErrorName[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that the request calls. The guard attaches it, as it does the principal. */
    endpoint?: EndpointOptions;
  }
}

/** What {@link Endpoint} declares. A route without it is refused by the guard and by the metadata test. */
export const EndpointMetadata = Reflector.createDecorator<EndpointOptions>();
