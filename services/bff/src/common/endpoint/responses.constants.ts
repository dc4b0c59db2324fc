import { ApiResponse } from '@nestjs/swagger';
import { BODY_LIMIT } from '../limits/size-limits.constants.js';

/** What the document says of a status. */
export const STATUS_TEXT: Record<number, string> = {
  400: 'The request does not match the contract; `data.errors` names the fields.',
  404: 'There is nothing at this address.',
  408: 'The request took too long to arrive.',
  413: `The body is too large: JSON may have ${BODY_LIMIT.text}, a batch or a file the limit of its operation.`,
  415: 'The operation does not accept the media type of the body.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  431: 'The headers of the request are too large.',
  500: 'An error inside the server.',
  503:
    'The service or its database is unavailable or shutting down, or the product is under maintenance; ' +
    '`data` then has the message and the expected end. `Retry-After` says when to try again.',
};

export const REQUEST_ID = {
  'X-Request-Id': {
    description: 'Identifies this request in the logs; quote it when you report a problem.',
    schema: { type: 'string' as const },
  },
};

export const RETRY_AFTER = {
  'Retry-After': {
    description: 'How many seconds to wait before the next try.',
    schema: { type: 'integer' as const, minimum: 1 },
  },
};

export const RATE_LIMIT_POLICY = {
  'RateLimit-Policy': {
    description:
      'The limits that the request was counted against, each by its name: `q` is how many are allowed within `w` seconds.',
    schema: { type: 'string' as const, example: '"channel";q=6000;w=60' },
  },
};

export const RATE_LIMIT = {
  RateLimit: {
    description:
      'What is left of these limits: `r` for the next `t` seconds. Of failed attempts it is told only when nothing is left.',
    schema: { type: 'string' as const, example: '"channel";r=5998;t=42' },
  },
};

/** Of an answer that no other client is given. */
export const RATE_LIMITS = { ...RATE_LIMIT_POLICY, ...RATE_LIMIT };

/** What an error says beside its body. */
export function refusalHeaders(status: number) {
  if (status === 429) return { ...REQUEST_ID, ...RETRY_AFTER, ...RATE_LIMITS };
  return status === 503 ? { ...REQUEST_ID, ...RETRY_AFTER } : REQUEST_ID;
}

export const ETAG = {
  ETag: {
    description: 'Identifies these bytes; send it as `If-None-Match` with the next request.',
    schema: { type: 'string' as const },
  },
};

export const NOT_MODIFIED = ApiResponse({
  status: 304,
  description:
    'Nothing has changed since the answer with the `ETag` that was sent as `If-None-Match`. No body.',
});
