import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { type FastifyRequest } from 'fastify';
import { AppError } from '../../common/errors/app-error.js';
import { KEY_PARAMETER } from './channels.constants.js';

/** Refuses parameters that the operation does not know: a misspelt filter would answer with everything. */
@Injectable()
export class KnownParametersGuard implements CanActivate {
  private readonly names = new Map<Type | undefined, ReadonlySet<string>>();

  canActivate(context: ExecutionContext): true {
    const { query, endpoint } = context.switchToHttp().getRequest<FastifyRequest>();
    const known = this.namesOf(endpoint?.query);
    const strays = Object.keys(query as object).filter((name) => !known.has(name));
    if (strays.length === 0) return true;
    const params = { known: [...known].join(', ') };
    throw new AppError(
      'contractBroken',
      {},
      strays.map((field) => ({ field, rule: 'unknownParameter', params })),
    );
  }

  private namesOf(query: Type | undefined): ReadonlySet<string> {
    const found = this.names.get(query) ?? new Set([...(query ? fieldsOf(query) : []), KEY_PARAMETER]);
    this.names.set(query, found);
    return found;
  }
}

function fieldsOf(query: Type): string[] {
  return getMetadataStorage()
    .getTargetValidationMetadatas(query, '', false, false)
    .map(({ propertyName }) => propertyName);
}
