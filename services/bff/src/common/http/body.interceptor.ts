import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { type Observable } from 'rxjs';
import { EndpointMetadata } from '../endpoint/endpoint.metadata.js';
import { AppError } from '../errors/app-error.js';
import { UnreadableBody } from './unreadable-body.js';
import { isMultipart } from './uploads.js';

/** Checks after the guards whether the body could be read, and whether the operation takes one. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { body, bodyOptional, upload } = this.reflector.get(EndpointMetadata, context.getHandler());
    if (upload !== undefined) return next.handle();
    if (hasMultipart(request)) throw UnreadableBody.mediaType().error;
    if (request.body instanceof UnreadableBody) throw request.body.error;
    if (body === undefined) refuseFields(request.body);
    else if (bodyOptional) request.body ??= {};
    return next.handle();
  }
}

function hasMultipart(request: FastifyRequest): boolean {
  return isMultipart(request) && request.headers['content-length'] !== '0';
}

function refuseFields(body: unknown): void {
  if (body === undefined || body === null) return;
  const members = typeof body === 'object' ? Object.keys(body) : [''];
  if (members.length === 0) return;
  const violations = members.map((field) => ({ field, rule: 'unknown', params: {} }));
  throw new AppError('contractBroken', {}, violations);
}
