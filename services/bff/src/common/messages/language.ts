import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { languageOf } from './translate.js';

/** The language of the answer, where more of it than `msg` is for people. */
export const CurrentLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  languageOf(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
);
