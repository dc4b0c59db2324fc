import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { ACCESS, type OperationId } from '../../common/auth/access.constants.js';
import { mayCall } from '../../common/auth/may-call.js';
import { EndpointMetadata, type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { MaintenanceService } from '../../platform/maintenance/maintenance.service.js';
import { bearerTokenOf } from './bearer-token.js';
import { SessionsService } from './sessions.service.js';

/** Guards every operation and admits only callers that the operation allows. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly maintenance: MaintenanceService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const endpoint = this.reflector.get(EndpointMetadata, context.getHandler()) as
      EndpointOptions | undefined;
    if (!endpoint) throw new AppError('roleInsufficient');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.endpoint = endpoint;
    return this.admitAtOnce(endpoint.id, request) || this.admit(endpoint.id, request);
  }

  /** Admits a caller of whom all is in memory, as of most. Whether to refuse one is left to {@link admit}. */
  private admitAtOnce(operation: OperationId, request: FastifyRequest): boolean {
    if (!this.maintenance.admitsAll(operation)) return false;
    if (ACCESS[operation] === 'public') return true;
    const token = bearerTokenOf(request);
    const principal = token === undefined ? undefined : this.sessions.knownPrincipal(token);
    if (principal === undefined || !mayCall(principal.role, operation)) return false;
    request.principal = principal;
    return true;
  }

  private async admit(operation: OperationId, request: FastifyRequest): Promise<boolean> {
    await this.maintenance.admit(operation, () => this.roleOf(request));
    if (ACCESS[operation] === 'public') return true;

    const token = bearerTokenOf(request);
    if (token === undefined) throw new AppError('tokenInvalid');
    request.principal = await this.sessions.authenticate(token);
    if (!mayCall(request.principal.role, operation)) throw new AppError('roleInsufficient');
    return true;
  }

  /** Null if nobody is signed in. */
  private async roleOf(request: FastifyRequest): Promise<Role | null> {
    const token = bearerTokenOf(request);
    if (token === undefined) return null;
    try {
      return (await this.sessions.authenticate(token)).role;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}
