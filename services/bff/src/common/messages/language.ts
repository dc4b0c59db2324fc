import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { languageOf } from './translate.js';

/** The language of the answer, for operations with more text than `msg`. */
export const CurrentLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  languageOf(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
);
