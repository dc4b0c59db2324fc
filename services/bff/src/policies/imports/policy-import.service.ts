import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { SheetReader } from '../../common/field-tables/sheet-reader.js';
import { Config } from '../../config/config.js';
import { type AuditedChange } from '../../platform/audit/audit.service.js';
import { isDuplicate } from '../../platform/database/is-duplicate.js';
import {
  checkRows,
  type ImportCheck,
  type ImportWriting,
  type RowJudge,
} from '../../platform/imports/import-check.js';
import { type SheetImport } from '../../platform/imports/sheet-import.entity.js';
import { SheetImportsRepository } from '../../platform/imports/sheet-imports.repository.js';
import { SheetImportsService } from '../../platform/imports/sheet-imports.service.js';
import { PolicyOperationsService } from '../operations/policy-operations.service.js';
import { auditedContentOf, auditedEditOf, differencesOf } from '../policies/policy-content.js';
import { POLICY_FIELDS, type PolicyImportField } from '../policies/policy-fields.constants.js';
import { POLICY_LABELS } from '../policies/policy-labels.js';
import { type Policy } from '../policies/policy.entity.js';
import { type PolicyImportResultDto } from './policy-import.dto.js';
import { PolicyImport } from './policy-import.entity.js';
import { PolicyImportRepository, type PolicyValues } from './policy-import.repository.js';

/** The planned change of an existing policy: the fields that differ. */
interface Update {
  policy: Policy;
  values: PolicyValues;
}

const READER = new SheetReader<PolicyImportField>(POLICY_FIELDS, POLICY_LABELS);

/** A known number changes that policy; any other row adds one. */
@Injectable()
export class PolicyImportService extends SheetImportsService<
  PolicyImportField,
  PolicyValues,
  Update,
  Omit<PolicyImportResultDto, 'rejected'>
> {
  constructor(
    private readonly policies: PolicyImportRepository,
    private readonly operations: PolicyOperationsService,
    private readonly config: Config,
    @InjectEntityManager() manager: EntityManager,
  ) {
    super(manager, new SheetImportsRepository(manager, PolicyImport), { reader: READER });
  }

  protected check(
    pending: Pick<SheetImport, 'columns' | 'rows'>,
    _principal: Principal,
    writing?: ImportWriting,
  ): Promise<ImportCheck<PolicyValues, Update>> {
    return checkRows(pending, READER, this.config.timeZone, async (all) =>
      judgeOf(await this.policies.policiesOf(all.flatMap(numberOf), writing?.manager)),
    );
  }

  /** One audit entry per row. */
  protected async write(
    manager: EntityManager,
    actor: SignedInActor,
    id: string,
    { create, update, unchanged }: ImportCheck<PolicyValues, Update>,
  ): Promise<Omit<PolicyImportResultDto, 'rejected'>> {
    const added = await this.add(manager, create);
    await this.operations.put(
      manager,
      update.map(({ policy, values }) => ({ id: policy.id, values })),
    );
    const changes = [...added.map(additionOf), ...update.map(changeOf)];
    const given = changes.length + unchanged;
    const result = await this.operations.record(manager, actor, { id, action: 'import' }, changes, given);
    return Object.assign(result, { created: added.length, updated: update.length });
  }

  /** @throws AppError policyNumberTaken if a number was taken since the check. */
  private async add(manager: EntityManager, create: PolicyValues[]): Promise<Policy[]> {
    try {
      return await this.policies.add(manager, create);
    } catch (error) {
      const number = takenNumber(error);
      throw number === undefined ? error : new AppError('policyNumberTaken', { number });
    }
  }
}

function judgeOf(known: Policy[]): RowJudge<PolicyImportField, Policy, PolicyValues, Update> {
  const byNumber = new Map(known.map((policy) => [policy.number, policy]));
  return {
    key: 'number',
    find: ({ number }) => byNumber.get(number as number),
    errorsOf: ({ number }, policy) =>
      policy?.deletedTime
        ? [{ field: 'number', value: String(number), rule: 'numberInBin', params: {} }]
        : [],
    creationOf: (values) => values as PolicyValues,
    updateOf: (policy, given) => {
      const values = differencesOf(policy, given as PolicyValues);
      return Object.keys(values).length === 0 ? null : { policy, values };
    },
  };
}

function numberOf({ number }: { number?: unknown }): number[] {
  return typeof number === 'number' ? [number] : [];
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
