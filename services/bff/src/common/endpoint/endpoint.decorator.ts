import { applyDecorators, HttpCode, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import {
  ApiBody,
  ApiConsumes,
  ApiExtension,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  type ApiResponseOptions,
  type SchemaObject,
} from '@nestjs/swagger';
import { ACCESS } from '../auth/access.constants.js';
import { grantsThatOpen, opennessOf } from '../auth/may-call.js';
import { wrapperOf } from '../contract/wrappable.js';
import { CODE_NAMES, ERROR_CODES, type RefusalCode, SUCCESS_CODE } from '../errors/error-codes.js';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_RETENTION } from './idempotency-key.constants.js';
import { refusalOf, REFUSALS, successSchema } from '../envelope/envelope.schema.js';
import { API_LANGUAGE, LANGUAGES } from '../messages/languages.constants.js';
import { codesByStatus, refusalsOf } from './codes.js';
import { plainResponses } from './plain-responses.js';
import {
  ETAG,
  NOT_MODIFIED,
  RATE_LIMITS,
  refusalHeaders,
  REQUEST_ID,
  STATUS_TEXT,
} from './responses.constants.js';
import { envelopeExample } from './refusal-examples.js';
import { type DataSchema, model } from './data-schema.js';
import { EndpointMetadata, type EndpointOptions } from './endpoint.metadata.js';

/**
 * Declares an operation: what it takes, what it answers and every code that it can end with.
 * Stands above the HTTP method decorator, so that the method is known here.
 */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  return (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    const grants = grantsThatOpen(options.id);
    const decorators = [
      EndpointMetadata(options),
      // For every method, because older clients read nothing else.
      HttpCode(200),
      ApiOperation({
        operationId: options.id,
        summary: options.summary,
        description: options.description,
        security: securityOf(options),
      }),
      ApiHeader({
        name: 'Accept-Language',
        description: LANGUAGE,
        required: false,
        schema: { type: 'string' },
      }),
      ...(options.idempotent ? [ApiHeader(IDEMPOTENCY)] : []),
      ApiExtraModels(...REFUSALS, ...options.data.models),
      ...(options.upload ? [ApiConsumes('multipart/form-data'), ApiBody({ type: options.upload })] : []),
      ...(options.body ? [bodyOf(options.body, !options.bodyOptional)] : []),
      ApiExtension('x-access', opennessOf(options.id)),
      ...(grants.length > 0 ? [ApiExtension('x-grants', grants)] : []),
      ...(options.plain ? plainResponses(options, method) : responses(options, method)),
    ];
    applyDecorators(...decorators)(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

/** Said of public operations too: none, or one that may be left out. */
function securityOf({ id, security, tokenOptional }: EndpointOptions): Record<string, string[]>[] {
  if (security) return security;
  if (ACCESS[id] !== 'public') return [{ bearer: [] }];
  return tokenOptional ? [{ bearer: [] }, {}] : [];
}

const IDEMPOTENCY = {
  name: IDEMPOTENCY_KEY.header,
  description:
    `Identifies this call. Sent again within ${IDEMPOTENCY_RETENTION} with the same content, it ` +
    'changes nothing and returns the first answer; with other content it is refused with 40900.',
  required: false,
  schema: {
    type: 'string' as const,
    pattern: IDEMPOTENCY_KEY.pattern.source,
    example: '0b9f6f0e-6c1d-4a58-9d6c-2f4f1f9a7e21',
  },
};

const LANGUAGE = `Language of \`msg\`: one of ${LANGUAGES.join(', ')}. Absent or \`*\` means ${API_LANGUAGE}.`;

function bodyOf(body: Type, required: boolean): MethodDecorator {
  const wrapper = wrapperOf(body);
  if (wrapper === undefined) return ApiBody({ type: body, required });
  const schema = { oneOf: [model(body).schema, wrappedSchema(body, wrapper)] };
  return applyDecorators(ApiExtraModels(body), ApiBody({ schema, required }));
}

function wrappedSchema(body: Type, wrapper: string): SchemaObject {
  return {
    type: 'object',
    description: 'The same in a `data` field, as older clients send it.',
    required: [wrapper],
    additionalProperties: false,
    properties: { [wrapper]: model(body).schema },
  };
}

function responses(options: EndpointOptions, method: string): MethodDecorator[] {
  const refusals = refusalsOf(options, method);
  const groups = codesByStatus(refusals);
  const refused = groups.get(200);
  groups.delete(200);
  const { schema, mediaTypes } = options.data;
  const success = successSchema(schema);
  const ok = answer(200, refused, {
    description: refused ? endings(refused) : 'Success.',
    headers: {
      ...REQUEST_ID,
      ...(options.maxAgeSeconds === undefined ? {} : ETAG),
      ...(options.refusals?.includes('tooManyRequests') ? RATE_LIMITS : {}),
    },
    ...(mediaTypes === undefined
      ? { schema: refused ? { oneOf: [success, refusalOf(200)] } : success }
      : { content: { ...contentOf(mediaTypes, schema), ...(refused ? refusedInEnvelope() : {}) } }),
  });
  const kept = options.maxAgeSeconds === undefined ? [] : [NOT_MODIFIED];
  const others = [...groups].map(([status, codes]) => {
    const first = refusals.find((name) => ERROR_CODES[name].http === status);
    return answer(status, codes, {
      description: STATUS_TEXT[status] ?? '',
      schema: refusalOf(status),
      headers: refusalHeaders(status),
      ...(first && { example: envelopeExample(first) }),
    });
  });
  return [ok, ...kept, ...others];
}

/** With the codes that the envelope can have there, success aside: the schemas of refusals are the same for all operations. */
function answer(
  status: number,
  codes: readonly RefusalCode[] = [],
  response: ApiResponseOptions,
): MethodDecorator {
  return ApiResponse({ status, ...response, ...(codes.length === 0 ? {} : { 'x-codes': codes }) });
}

function endings(codes: readonly RefusalCode[]): string {
  const refused = codes.map((code) => `${code} ${CODE_NAMES[code]}`);
  return `\`code\` says how it ended: ${[`${SUCCESS_CODE} Success`, ...refused].join(', ')}.`;
}

/** A file of text is one that generated clients may read as text. */
function contentOf(mediaTypes: string[], schema: DataSchema['schema']) {
  return Object.fromEntries(
    mediaTypes.map((mediaType) => [mediaType, { schema: isTextFile(mediaType, schema) ? TEXT : schema }]),
  );
}

const TEXT = { type: 'string' } as const;

function isTextFile(mediaType: string, schema: DataSchema['schema']): boolean {
  return mediaType.startsWith('text/') && 'format' in schema;
}

function refusedInEnvelope() {
  return { 'application/json': { schema: refusalOf(200) } };
}
