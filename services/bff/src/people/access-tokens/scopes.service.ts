import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS, type OperationId } from '../../common/auth/access.constants.js';
import { mayCall } from '../../common/auth/may-call.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { SESSION_ONLY, TOKEN_SCOPES, type TokenScope } from '../../common/auth/scopes.constants.js';
import { operationsOf } from '../../common/endpoint/operations.js';
import { scopeGroupOf } from '../../common/auth/tags.constants.js';

/** Which operation needs which scope, by the group and the method of its controller. */
@Injectable()
export class ScopesService {
  private known: Map<OperationId, TokenScope> | undefined;

  constructor(private readonly modules: ModulesContainer) {}

  /** Undefined for what no token opens. */
  of(operation: OperationId): TokenScope | undefined {
    return this.table().get(operation);
  }

  /** Those that open something for a role, in the order of the document. */
  offeredTo(role: Role): TokenScope[] {
    const useful = new Set(
      [...this.table()].filter(([operation]) => mayCall(role, operation)).map(([, scope]) => scope),
    );
    return TOKEN_SCOPES.filter((scope) => useful.has(scope));
  }

  private table(): Map<OperationId, TokenScope> {
    this.known ??= new Map(
      operationsOf(this.modules).flatMap(({ id, tag, isRead }) => {
        const group = scopeGroupOf(tag);
        if (!group || ACCESS[id] === 'public' || SESSION_ONLY.includes(id)) return [];
        return [[id, `${group}:${isRead ? 'read' : 'write'}`] as const];
      }),
    );
    return this.known;
  }
}
