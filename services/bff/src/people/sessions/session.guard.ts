import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { ACCESS, type OperationId } from '../../common/auth/access.constants.js';
import { mayCall } from '../../common/auth/may-call.js';
import { type Principal } from '../../common/auth/principal.js';
import { EndpointMetadata, type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { AppError } from '../../common/errors/app-error.js';
import { MaintenanceService } from '../../platform/maintenance/maintenance.service.js';
import { AccessTokensService } from '../access-tokens/access-tokens.service.js';
import { ScopesService } from '../access-tokens/scopes.service.js';
import { isAccessToken } from '../access-tokens/token-text.js';
import { bearerTokenOf } from './bearer-token.js';
import { SecondFactorDutyService } from './second-factor-duty.service.js';
import { SessionsService } from './sessions.service.js';

/** Guards every operation and admits only callers that the operation allows. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokensService,
    private readonly scopes: ScopesService,
    private readonly duty: SecondFactorDutyService,
    private readonly maintenance: MaintenanceService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const endpoint = this.reflector.get(EndpointMetadata, context.getHandler()) as
      | EndpointOptions
      | undefined;
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
    const principal = token === undefined ? undefined : this.knownPrincipal(token);
    if (principal === undefined || this.refusalOf(principal, operation)) return false;
    request.principal = principal;
    return true;
  }

  private async admit(operation: OperationId, request: FastifyRequest): Promise<boolean> {
    await this.maintenance.admit(operation, () => this.callerOf(request));
    if (ACCESS[operation] === 'public') return true;

    const token = bearerTokenOf(request);
    if (token === undefined) throw new AppError('tokenInvalid');
    request.principal = await this.authenticate(token, request);
    const refusal = this.refusalOf(request.principal, operation);
    if (refusal) throw refusal;
    return true;
  }

  private knownPrincipal(token: string): Principal | undefined {
    return isAccessToken(token) ? this.tokens.knownPrincipal(token) : this.sessions.knownPrincipal(token);
  }

  private authenticate(token: string, { ip }: FastifyRequest): Promise<Principal> {
    return isAccessToken(token) ? this.tokens.authenticate(token, ip) : this.sessions.authenticate(token);
  }

  /** A token opens what its account may do, as far as its scopes reach. */
  private refusalOf(principal: Principal, operation: OperationId): AppError | undefined {
    const { token } = principal;
    if (!mayCall(principal, operation)) return new AppError('roleInsufficient');
    if (this.duty.withholds(principal, operation)) return new AppError('secondFactorDue');
    if (!token) return undefined;
    const scope = this.scopes.of(operation);
    if (scope === undefined) return new AppError('sessionNeeded');
    return token.scopes.includes(scope) ? undefined : new AppError('scopeInsufficient', { scope });
  }

  /** Null if nobody is signed in. */
  private async callerOf(request: FastifyRequest): Promise<Principal | null> {
    const token = bearerTokenOf(request);
    if (token === undefined) return null;
    try {
      return await this.authenticate(token, request);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}
