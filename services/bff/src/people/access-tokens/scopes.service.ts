import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { type OperationId } from '../../common/auth/access.constants.js';
import { mayCall } from '../../common/auth/may-call.js';
import { requiredScope } from '../../common/auth/required-scope.js';
import { type Holder } from '../../common/auth/can.js';
import { TOKEN_SCOPES, type TokenScope } from '../../common/auth/scopes.constants.js';
import { operationsOf } from '../../common/endpoint/operations.js';

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
  offeredTo(holder: Holder): TokenScope[] {
    const useful = new Set(
      [...this.table()].filter(([operation]) => mayCall(holder, operation)).map(([, scope]) => scope),
    );
    return TOKEN_SCOPES.filter((scope) => useful.has(scope));
  }

  private table(): Map<OperationId, TokenScope> {
    this.known ??= new Map(
      operationsOf(this.modules).flatMap(({ id, tag, isRead }) => {
        const scope = requiredScope({ id, tag, isRead });
        return scope === null ? [] : [[id, scope] as const];
      }),
    );
    return this.known;
  }
}
