import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { endOfDay, startOfRange } from '../../common/time/display-time.js';
import { type LedgerFilter, type LedgerQuery } from './ledger.dto.js';
import { type LedgerEntry } from './ledger-entry.entity.js';

/** PostgreSQL returns `bigint` as text. The contract keeps every amount within the safe integers. */
export type LedgerRow = Omit<LedgerEntry, 'amount'> & { amount: string; balance: string };

export type NewLedgerEntry = Pick<LedgerEntry, 'kind' | 'orderId' | 'note' | 'accountId'> & {
  amount: number;
};

const BATCH = 500;
const COLUMNS = `id, at, kind, amount, order_id AS "orderId", note, account_id AS "accountId",
              account_name AS "accountName"`;
const MATCHING = `
  ($1::text IS NULL OR kind = $1) AND ($2::timestamptz IS NULL OR at >= $2)
  AND ($3::timestamptz IS NULL OR at < $3)`;

@Injectable()
export class LedgerRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** In fen. */
  async balance(manager = this.manager): Promise<number> {
    const [{ balance }]: [{ balance: string }] = await manager.query(
      'SELECT coalesce(sum(amount), 0) AS balance FROM ledger_entry',
    );
    return Number(balance);
  }

  /** Returns the id of the entry. A second payment, or a second refund, meets the unique index. */
  async insert(
    { kind, amount, orderId, note, accountId }: NewLedgerEntry,
    manager: EntityManager,
  ): Promise<number> {
    const [{ id }]: [{ id: number }] = await manager.query(
      `INSERT INTO ledger_entry (kind, amount, order_id, note, account_id, attempt, account_name)
       SELECT $1::text, $2, $3::int, $4, $5::int,
              CASE $1 WHEN 'payment' THEN (SELECT count(*) + 1 FROM ledger_entry WHERE order_id = $3 AND kind = 'refund')
                      WHEN 'refund' THEN (SELECT count(*) FROM ledger_entry WHERE order_id = $3 AND kind = 'payment')
                      ELSE 1 END,
              (SELECT coalesce(nullif(name, ''), user_name) FROM account WHERE id = $5::int)
       RETURNING id`,
      [kind, amount, orderId, note, accountId],
    );
    return id;
  }

  /** Newest first, each entry with the balance after it. */
  async page(query: LedgerQuery, timeZone: string): Promise<Page<LedgerRow>> {
    const { current, pageSize } = query;
    const filter = parametersOf(query, timeZone);
    const [{ total }]: [{ total: number }] = await this.manager.query(
      `SELECT count(*)::int AS total FROM ledger_entry WHERE ${MATCHING}`,
      filter,
    );
    const list: LedgerRow[] = await this.manager.query(
      `SELECT ${COLUMNS}, balance
         FROM (SELECT *, sum(amount) OVER (ORDER BY id) AS balance FROM ledger_entry) AS entry
        WHERE ${MATCHING} ORDER BY id DESC LIMIT $4 OFFSET $5`,
      [...filter, pageSize, (current - 1) * pageSize],
    );
    return { list, total };
  }

  /** All that match, oldest first, each with the balance after it. No connection is held between batches. */
  async *batches(filter: LedgerFilter, timeZone: string): AsyncGenerator<LedgerRow[]> {
    const parameters = parametersOf(filter, timeZone);
    let batch: (LedgerRow & { matches: boolean })[];
    let [after, balance] = [0, 0];
    do {
      batch = await this.manager.query(
        `SELECT ${COLUMNS}, $4::bigint + sum(amount) OVER (ORDER BY id) AS balance, ${MATCHING} AS matches
           FROM (SELECT * FROM ledger_entry WHERE id > $5 ORDER BY id LIMIT ${BATCH}) AS entry ORDER BY id`,
        [...parameters, balance, after],
      );
      const last = batch.at(-1);
      if (last) [after, balance] = [last.id, Number(last.balance)];
      yield batch.filter(({ matches }) => matches);
    } while (batch.length === BATCH);
  }
}

/** Of `MATCHING`. */
function parametersOf({ kind, time }: LedgerFilter, timeZone: string): unknown[] {
  const [first, last = first] = time ?? [];
  return [
    kind ?? null,
    first === undefined ? null : startOfRange(first, timeZone),
    last === undefined ? null : endOfDay(last, timeZone),
  ];
}
