import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Role } from './roles.constants.js';

/** Who makes the request, according to its session. The guard attaches it to the request. */
export interface Principal {
  accountId: number;
  sessionId: string;
  role: Role;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal;
  }
}

/** The caller of an operation that is not public. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!principal) throw new Error('A public operation has no principal.');
  return principal;
});
