import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { isPlainObject } from '../contract/contract.pipe.js';
import { AppError } from '../errors/app-error.js';
import { UnreadableBody } from './unreadable-body.js';
import { isMultipart } from './uploads.js';

/** Admits, of the callers that the operation allows, those whose body could be read, if the operation takes one. */
@Injectable()
export class BodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { body, bodyOptional, upload } = request.endpoint ?? {};
    if (upload !== undefined) return true;
    if (hasMultipart(request)) throw UnreadableBody.mediaType().error;
    if (request.body instanceof UnreadableBody) throw request.body.error;
    if (body === undefined) refuseFields(request.body);
    else if (bodyOptional && request.body === undefined) request.body = {};
    return true;
  }
}

function hasMultipart(request: FastifyRequest): boolean {
  return isMultipart(request) && request.headers['content-length'] !== '0';
}

/** Some clients send an empty object where they have nothing to send. All else is a mistake of the caller. */
function refuseFields(body: unknown): void {
  if (body === undefined) return;
  const violations = isPlainObject(body)
    ? Object.keys(body).map((field) => ({ field, rule: 'unknown', params: {} }))
    : [{ field: '', rule: 'object', params: {} }];
  if (violations.length === 0) return;
  throw new AppError('contractBroken', {}, violations);
}
