import { ACCESS } from '../auth/access.constants.js';
import { type Access } from '../auth/roles.constants.js';
import { ERROR_CODES, type ErrorName, type RefusalCode } from '../errors/error-codes.js';
import { type EndpointOptions } from './endpoint.metadata.js';

const SESSION: readonly ErrorName[] = [
  'tokenInvalid',
  'sessionEndedElsewhere',
  'sessionExpired',
  'scopeInsufficient',
  'sessionNeeded',
  'secondFactorDue',
  'tooManyRequests',
];
/** What any request may meet, the first two before an operation is found for it. */
const ALWAYS: readonly ErrorName[] = [
  'requestTooSlow',
  'headersTooLarge',
  'internal',
  'unavailable',
  'maintenance',
];
/** Even an operation without a body refuses unknown fields, media types and sizes. */
const BODY: readonly ErrorName[] = ['contractBroken', 'bodyTooLarge', 'mediaTypeUnsupported'];

/** Every error that the operation can answer, derived from its declaration. */
export function refusalsOf(
  { id, query, params, idempotent, refusals = [] }: EndpointOptions,
  method: string,
): ErrorName[] {
  const access: Access = ACCESS[id];
  const readsBody = method !== 'GET';
  return [
    ...(access === 'public' ? [] : SESSION),
    ...(typeof access === 'string' ? [] : (['roleInsufficient'] as const)),
    ...(readsBody ? BODY : query || params ? (['contractBroken'] as const) : []),
    ...(idempotent ? (['idempotencyKeyReused'] as const) : []),
    ...refusals,
    ...ALWAYS,
  ];
}

/** Groups envelope codes by the HTTP status that carries them. */
export function codesByStatus(names: readonly ErrorName[]): Map<number, RefusalCode[]> {
  const groups = new Map<number, RefusalCode[]>();
  for (const name of names) {
    const { http, code } = ERROR_CODES[name];
    const codes = groups.get(http) ?? [];
    if (!codes.includes(code)) groups.set(http, [...codes, code].sort());
  }
  return groups;
}
