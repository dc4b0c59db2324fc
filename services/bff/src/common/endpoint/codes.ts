import { ACCESS } from '../auth/access.constants.js';
import { type Access } from '../auth/capabilities.constants.js';
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
/** What any request may meet, the first two before an operation is found for it. The document shows the first of a status. */
const ALWAYS: readonly ErrorName[] = [
  'requestTooSlow',
  'headersTooLarge',
  'internal',
  'unavailable',
  'overtaken',
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
    ...(access === 'public' || access === 'signedIn' ? [] : (['roleInsufficient'] as const)),
    ...(readsBody ? BODY : query || params ? (['contractBroken'] as const) : []),
    ...(idempotent ? (['idempotencyKeyReused'] as const) : []),
    ...refusals,
    ...ALWAYS,
  ];
}

/** The HTTP status of an error where there is no envelope: that of its code, if the envelope would come with 200. */
export function plainStatusOf(name: ErrorName): number {
  const { http, code } = ERROR_CODES[name];
  return http === 200 ? Math.floor(code / 100) : http;
}

/** Groups errors by the HTTP status that carries them where there is no envelope. */
export function errorsByStatus(names: readonly ErrorName[]): Map<number, ErrorName[]> {
  return Map.groupBy(names, plainStatusOf);
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
