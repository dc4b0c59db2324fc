import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { inShare, type Share } from '../../common/periodic/batches.js';
import { DELIVERED, type DeliveredKind } from './delivery-changes.constants.js';

/** A record whose delivery is no longer what webhooks were told. */
export interface DeliveryChange {
  id: number;
  externalId: string | null;
  /** The revision that was told; null: children did not get it. */
  before: number | null;
  /** The one that children get now. */
  after: number | null;
  /** Children have got it, and it is in the bin now. */
  isRemoved: boolean;
}

@Injectable()
export class DeliveryChangesRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async isNeeded(): Promise<boolean> {
    const [{ needed }]: [{ needed: boolean }] = await this.manager.query(
      `SELECT EXISTS (SELECT FROM delivery_turn) OR EXISTS (SELECT FROM author_turn)
           OR EXISTS (${timed('item')}) OR EXISTS (${timed('set')}) AS needed`,
    );
    return needed;
  }

  /** Takes the oldest turns of a kind, and those whose time has come. @returns how many were taken, and what has changed */
  async take(
    kind: DeliveredKind,
    { size, without, only, take }: Share<number>,
    manager: EntityManager,
  ): Promise<{ taken: number; changes: DeliveryChange[] }> {
    const turns: { id: string; recordId: number }[] = await manager.query(
      `SELECT id, record_id AS "recordId" FROM delivery_turn
        WHERE kind = $3 AND ${inShare('record_id')} ORDER BY id LIMIT $4`,
      [without, only, kind, size],
    );
    const due: { id: number }[] = await manager.query(
      `${timed(kind)} AND ${inShare(DELIVERED[kind].id)} LIMIT $3`,
      [without, only, size - turns.length],
    );
    const ids = [...new Set([...turns.map(({ recordId }) => recordId), ...due.map(({ id }) => id)])];
    if (ids.length === 0) return { taken: 0, changes: [] };
    take(ids);
    const turnIds = turns.map(({ id }) => id);
    await manager.query('DELETE FROM delivery_turn WHERE id = ANY ($1::bigint[])', [turnIds]);
    return { taken: ids.length, changes: await this.changesOf(kind, ids, manager) };
  }

  /** Keeps what is told now, in the transaction that tells it. */
  async keep(kind: DeliveredKind, changes: readonly DeliveryChange[], manager: EntityManager): Promise<void> {
    const isKept = ({ after, isRemoved }: DeliveryChange) =>
      after !== null || (kind === 'item' && !isRemoved);
    const kept = changes.filter(isKept);
    await manager.query(
      `WITH gone AS (DELETE FROM told_delivery WHERE kind = $1 AND record_id = ANY($2::int[]))
       INSERT INTO told_delivery (kind, record_id, revision)
       SELECT $1, * FROM unnest($3::int[], $4::int[])
           ON CONFLICT (kind, record_id) DO UPDATE SET revision = excluded.revision`,
      [
        kind,
        changes.filter((change) => !isKept(change)).map(({ id }) => id),
        kept.map(({ id }) => id),
        kept.map(({ after }) => after),
      ],
    );
  }

  private async changesOf(
    kind: DeliveredKind,
    ids: number[],
    manager: EntityManager,
  ): Promise<DeliveryChange[]> {
    const { table, id, revision, isRemoved, externalId } = DELIVERED[kind];
    return await manager.query(
      `SELECT * FROM (
         SELECT due.id, ${externalId} AS "externalId", told.revision AS before, ${revision} AS after,
                told.record_id IS NOT NULL AND ${isRemoved} AS "isRemoved"
           FROM unnest($2::int[]) AS due (id)
           LEFT JOIN ${table} ON ${id} = due.id
           LEFT JOIN told_delivery told ON told.kind = $1 AND told.record_id = due.id) AS change
        WHERE before IS DISTINCT FROM after OR "isRemoved"
        ORDER BY id`,
      [kind, ids],
    );
  }
}

/** Records with times whose delivery is not what was told. */
function timed(kind: DeliveredKind): string {
  const { table, id, revision, isTimed } = DELIVERED[kind];
  return `SELECT ${id} FROM ${table} LEFT JOIN told_delivery told ON told.kind = '${kind}' AND told.record_id = ${id}
           WHERE (${isTimed}) AND (${revision}) IS DISTINCT FROM told.revision`;
}
