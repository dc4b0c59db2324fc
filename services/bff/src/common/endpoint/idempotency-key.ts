import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { IDEMPOTENCY_KEY } from './idempotency-key.constants.js';

/** The `Idempotency-Key` of the request, or undefined. One that is empty was forgotten: the caller believes to be safe. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const key = headers[IDEMPOTENCY_KEY.header.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.pattern.test(key)) return key;
  const params = { form: IDEMPOTENCY_KEY.form };
  throw new AppError('contractBroken', {}, [{ field: IDEMPOTENCY_KEY.header, rule: 'pattern', params }]);
});
