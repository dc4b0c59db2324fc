import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { type AuditActionName, type AuditEntity } from './audit.constants.js';
import { AuditEntry } from './audit-entry.entity.js';

/** What one change affected, with its fields before and after. */
export type ChangeRow = Pick<AuditEntry, 'entityId' | 'before' | 'after'>;

@Injectable()
export class AuditRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async insert(
    manager: EntityManager,
    { accountId, origin, requestId, token }: Actor,
    what: Pick<AuditEntry, 'entity' | 'action' | 'operationId'>,
    rows: ChangeRow[],
  ): Promise<void> {
    await manager.query(
      `INSERT INTO audit_entry (account_id, account_name, address, user_agent, request_id,
                                token_name, entity, action, operation_id, entity_id, before, after)
       SELECT $1::int, (SELECT coalesce(nullif(name, ''), user_name) FROM account WHERE id = $1::int), $2::inet, $3, $4,
              $5, $6, $7, $8::uuid, entity_id, before, after
         FROM unnest($9::int[], $10::jsonb[], $11::jsonb[]) AS change (entity_id, before, after)`,
      [
        accountId,
        origin?.address ?? null,
        origin?.userAgent ?? null,
        requestId,
        token?.name ?? null,
        what.entity,
        what.action,
        what.operationId,
        rows.map(({ entityId }) => entityId),
        rows.map(({ before }) => before && JSON.stringify(before)),
        rows.map(({ after }) => after && JSON.stringify(after)),
      ],
    );
  }

  async history(
    entity: AuditEntity,
    entityId: number,
    { current, pageSize }: PageQuery,
  ): Promise<Page<AuditEntry>> {
    const [list, total] = await this.entries.findAndCount({
      where: { entity, entityId },
      // Sample data has entries that were recorded later than they happened.
      order: { at: 'DESC', id: 'DESC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
    return { list, total };
  }

  /** Who performed each operation. All entries of an operation have the same account name. */
  async persons(operationIds: string[]): Promise<{ operationId: string; person: string | null }[]> {
    return await this.entries.query(
      `SELECT operation.id AS "operationId",
              (SELECT account_name FROM audit_entry WHERE operation_id = operation.id LIMIT 1) AS person
         FROM unnest($1::uuid[]) AS operation (id)`,
      [operationIds],
    );
  }

  /** Who made the newest change of each entity. */
  async lastPersons(
    entity: AuditEntity,
    entityIds: number[],
  ): Promise<{ entityId: number; person: string | null }[]> {
    return await this.entries.query(
      `SELECT changed.id AS "entityId",
              (SELECT account_name FROM audit_entry
                WHERE entity = $1 AND entity_id = changed.id ORDER BY id DESC LIMIT 1) AS person
         FROM unnest($2::int[]) AS changed (id)`,
      [entity, entityIds],
    );
  }

  /** The newest change of an entity, or the newest of one kind. */
  lastOf(
    manager: EntityManager,
    entity: AuditEntity,
    entityId: number,
    action?: AuditActionName,
  ): Promise<AuditEntry | null> {
    const where = { entity, entityId, ...(action && { action }) };
    return manager.findOne(AuditEntry, { where, order: { at: 'DESC', id: 'DESC' } });
  }

  async ofOperation(manager: EntityManager, operationId: string): Promise<ChangeRow[]> {
    return await manager.find(AuditEntry, {
      select: { entityId: true, before: true, after: true },
      where: { operationId },
      order: { id: 'ASC' },
    });
  }
}
