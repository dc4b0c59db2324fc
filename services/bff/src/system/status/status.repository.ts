import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type OutboxKindName } from '../../platform/outbox/outbox.constants.js';
import { appliedMigrations, knownMigrations } from '../../platform/database/migrations-of.js';
import { schemaVersion, type SchemaVersion } from '../../platform/database/schema-version.js';
import { TABLE_SIZES, type TableSize } from '../../platform/database/table-sizes.js';
import { LARGEST } from './status.constants.js';

export interface OutboxCounts {
  kind: OutboxKindName;
  waiting: number;
  failing: number;
  dead: number;
  oldestDueAt: Date | null;
}

export interface StorageSizes {
  databaseBytes: number;
  tables: TableSize[];
  accounts: { accountId: number; name: string; bytes: number }[];
}

/** What the status page reads of the database. Sizes come from its catalogue: no table is read as a whole. */
@Injectable()
export class StatusRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async schema(): Promise<SchemaVersion> {
    return schemaVersion(knownMigrations(this.dataSource), await appliedMigrations(this.dataSource));
  }

  async lastEvent(): Promise<{ id: number; createdAt: Date } | undefined> {
    const [last]: { id: number; createdAt: Date }[] = await this.dataSource.query(
      `SELECT id::float8 AS id, created_at AS "createdAt" FROM live_event ORDER BY id DESC LIMIT 1`,
    );
    return last;
  }

  async outbox(): Promise<OutboxCounts[]> {
    return await this.dataSource.query(
      `SELECT kind, count(*) FILTER (WHERE died_at IS NULL)::int AS waiting,
              count(*) FILTER (WHERE died_at IS NULL AND failure <> '')::int AS failing,
              count(died_at)::int AS dead, min(next_attempt_at) FILTER (WHERE died_at IS NULL) AS "oldestDueAt"
         FROM outbox_message GROUP BY kind ORDER BY kind`,
    );
  }

  async storage(): Promise<StorageSizes> {
    const [{ bytes: databaseBytes }]: [{ bytes: number }] = await this.dataSource.query(
      `SELECT pg_database_size(current_database())::float8 AS bytes`,
    );
    const tables: TableSize[] = await this.dataSource.query(`${TABLE_SIZES} LIMIT $1`, [LARGEST.tables]);
    return { databaseBytes, tables, accounts: await this.accounts() };
  }

  private async accounts(): Promise<StorageSizes['accounts']> {
    return await this.dataSource.query(
      `SELECT reference.account_id AS "accountId", coalesce(account.name, '') AS name, sum(size)::float8 AS bytes
         FROM file_reference reference
         JOIN file_content content ON content.name = content_name
         LEFT JOIN account ON account.id = reference.account_id
        GROUP BY 1, 2 ORDER BY 3 DESC, 1 LIMIT $1`,
      [LARGEST.accounts],
    );
  }
}
