import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type AuditedChange } from '../../platform/audit/audit.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { isDuplicate } from '../../platform/database/is-duplicate.js';
import { auditedContentOf, auditedEditOf } from '../policies/policy-content.js';
import { type Check, type Update } from './policy-import-check.service.js';
import { type PolicyImportResultDto } from './policy-import.dto.js';
import { PolicyImportRepository } from './policy-import.repository.js';
import { PolicyOperationDto } from '../operations/policy-operations.dto.js';
import { PolicyOperationsService } from '../operations/policy-operations.service.js';
import { type Policy } from '../policies/policy.entity.js';

/** Writes a checked import as one operation, with one audit entry per row. */
@Injectable()
export class PolicyImportWriterService {
  constructor(
    private readonly imports: PolicyImportRepository,
    private readonly operations: PolicyOperationsService,
    private readonly config: Config,
  ) {}

  async write(
    manager: EntityManager,
    actor: SignedInActor,
    id: string,
    { create, update, unchanged }: Check,
  ): Promise<Omit<PolicyImportResultDto, 'rejected'>> {
    const added = await this.add(manager, create);
    await this.operations.put(
      manager,
      update.map(({ policy, values }) => ({ id: policy.id, values })),
    );
    const changes = [...added.map(additionOf), ...update.map(changeOf)];
    const operation = await this.operations.record(manager, actor, { id, action: 'import' }, changes);
    const result = PolicyOperationDto.from(operation, unchanged, this.config.timeZone);
    return Object.assign(result, { created: added.length, updated: update.length });
  }

  /** @throws AppError policyNumberTaken if a number was taken since the check. */
  private async add(manager: EntityManager, create: Check['create']): Promise<Policy[]> {
    try {
      return await this.imports.add(manager, create);
    } catch (error) {
      const number = takenNumber(error);
      throw number === undefined ? error : new AppError('policyNumberTaken', { number });
    }
  }
}

function additionOf(policy: Policy): AuditedChange {
  return { entityId: policy.id, before: null, after: auditedContentOf(policy) };
}

function changeOf({ policy, values }: Update): AuditedChange {
  return auditedEditOf(policy, values);
}

function takenNumber(error: unknown): string | undefined {
  if (!isDuplicate(error)) return undefined;
  const detail = String((error as { detail?: string }).detail);
  return /\d+(?=\) already)/.exec(detail)?.[0] ?? '';
}
