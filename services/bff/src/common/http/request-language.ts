import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from '../messages/languages.constants.js';
import { languageOf } from '../messages/translate.js';
import { isPlain, PROBES } from './addresses.constants.js';

/**
 * The language of an error. Who asks without one is a program, whose people read logs and manuals in English; `/api` answers
 * as older clients expect.
 */
export function languageFor({ headers, routeOptions, url }: FastifyRequest): Language {
  const { 'accept-language': wanted } = headers;
  if (!wanted && (PROBES.has(routeOptions.url ?? '') || isPlain(url))) return DEFAULT_LANGUAGE;
  return languageOf(wanted);
}

/** The language of texts in an answer. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  languageFor(context.switchToHttp().getRequest<FastifyRequest>()),
);
