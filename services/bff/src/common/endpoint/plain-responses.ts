import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from '../envelope/problem.dto.js';
import { type ErrorName } from '../errors/error-codes.js';
import { errorsByStatus, refusalsOf } from './codes.js';
import { type EndpointOptions } from './endpoint.metadata.js';
import { problemExample } from './refusal-examples.js';
import {
  ETAG,
  NOT_MODIFIED,
  RATE_LIMIT_POLICY,
  refusalHeaders,
  REQUEST_ID,
  STATUS_TEXT,
} from './responses.constants.js';

/** The answers of an operation that knows no envelope. */
export function plainResponses(options: EndpointOptions, method: string): MethodDecorator[] {
  const { schema } = options.data;
  const isKept = options.plain !== 'no-store';
  const refused = Object.entries(problemResponses(refusalsOf(options, method))).map(([status, response]) =>
    ApiResponse({ status: Number(status), ...response }),
  );
  return [
    ApiExtraModels(ProblemDto),
    ApiResponse({
      status: 200,
      description: 'Success.',
      headers: { ...REQUEST_ID, ...(isKept ? ETAG : {}), ...RATE_LIMIT_POLICY },
      content: { 'application/json': { schema } },
    }),
    ...(isKept ? [NOT_MODIFIED] : []),
    ...refused,
  ];
}

interface ProblemResponse {
  description: string;
  headers: ReturnType<typeof refusalHeaders>;
  content: { 'application/problem+json': { schema: { $ref: string }; example?: object } };
}

/** Errors as problem details, by their HTTP status. */
export function problemResponses(names: readonly ErrorName[]) {
  const responses = [...errorsByStatus(names)].map(([status, reasons]) => [
    status,
    {
      description: `${PLAIN_TEXT[status] ?? STATUS_TEXT[status] ?? ''} ${named(reasons)}`.trim(),
      headers: refusalHeaders(status),
      content: {
        'application/problem+json': {
          schema: { $ref: getSchemaPath(ProblemDto) },
          ...(reasons[0] && { example: problemExample(reasons[0]) }),
        },
      },
    } as const,
  ]);
  return Object.fromEntries(responses) as Record<number, ProblemResponse>;
}

/** What differs from the answers in envelopes. */
const PLAIN_TEXT: Record<number, string> = {
  400: 'The request does not match the contract; `errors` names the fields.',
  401: 'The key is missing, unknown or revoked.',
  403: 'The site of the page is none of the channel.',
  404: 'There is nothing of that kind, or it is not delivered now.',
  503: 'The service is unavailable, or under maintenance. `Retry-After` says when to try again.',
};

function named(names: readonly ErrorName[]): string {
  return `\`code\`: ${names.map((name) => `\`${name}\``).join(', ')}.`;
}
