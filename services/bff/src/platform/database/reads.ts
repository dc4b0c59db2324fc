import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import pg from 'pg';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { type PeriodicTask } from '../../common/periodic/periodic-task.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { readerOptions } from './bounded-data-source.js';
import { PrimaryPosition } from './primary-position.js';
import { isTimeout, replay } from './replay.js';
import { type Statement } from './statements/define-statement.js';
import { Statements } from './statements/statements.js';

const CHECK_INTERVAL_MS = 1_000;

export interface ReplicaLag {
  /** Of the log that it has not replayed yet. */
  bytes: number;
  /** Age of the last transaction that it replayed; 0 if it has replayed all. */
  seconds: number;
}

/**
 * Reads that a replica can answer. It is asked only once it has replayed all that was committed before the read began,
 * so whoever calls sees everything that was acknowledged or announced to anybody, by whatever process. A replica that
 * is away or too far behind is left out, and the primary answers.
 */
@Injectable()
export class Reads implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly replica: pg.Pool | undefined;
  private readonly primary: PrimaryPosition;
  private readonly checks: PeriodicTask | undefined;
  private isUsable = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    { database }: Config,
    private readonly logger: PinoLogger,
    periodic: PeriodicService,
  ) {
    this.logger.setContext(Reads.name);
    this.primary = new PrimaryPosition(dataSource);
    if (database.readUrl === undefined) return;
    this.replica = new pg.Pool(readerOptions(database.readUrl, database));
    this.replica.on('error', (error) => {
      this.leaveOut(error);
    });
    this.checks = periodic.every(CHECK_INTERVAL_MS, 'read from the replica', () => this.check());
  }

  onApplicationBootstrap(): void {
    this.checks?.now();
  }

  get hasReplica(): boolean {
    return this.replica !== undefined;
  }

  /** Whether the replica answers at present. */
  get isReplicaUsed(): boolean {
    return this.isUsable;
  }

  /** Undefined where there is no replica. */
  async lag(): Promise<ReplicaLag | undefined> {
    if (this.replica === undefined) return undefined;
    const { rows } = await this.replica.query<ReplicaLag>(
      `SELECT bytes, CASE WHEN bytes = 0 THEN 0
                ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0) END::float8 AS seconds
         FROM greatest(0, $1::pg_lsn - pg_last_wal_replay_lsn())::float8 AS behind (bytes)`,
      [await this.primary.read()],
    );
    return rows[0];
  }

  /** Runs one statement, on the replica if it can answer, and otherwise on the primary. */
  async query<Rows extends ObjectLiteral[]>(sql: string, values: unknown[] = []): Promise<Rows> {
    const rows = await this.fromReplica(
      async (client) => (await client.query<ObjectLiteral>(sql, values)).rows,
    );
    return (rows ?? (await this.dataSource.query(sql, values))) as Rows;
  }

  /** The same for a defined statement. */
  async run<Row, Values extends unknown[]>(
    statement: Statement<Row, Values>,
    ...values: NoInfer<Values>
  ): Promise<Row[]> {
    const rows = await this.fromReplica((client) => this.statements.runOn(client, statement, values));
    return rows ?? (await this.statements.run(statement, ...values));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.end();
  }

  /** Undefined if the primary has to answer. */
  private async fromReplica<Row>(
    read: (client: pg.PoolClient) => Promise<Row[]>,
  ): Promise<Row[] | undefined> {
    if (!this.isUsable) return undefined;
    const position = await this.primary.read();
    try {
      // The position is asked of the connection that answers: behind the address there may be several replicas.
      if (this.replica === undefined) return undefined;
      return await onReplica(this.replica, position, read);
    } catch (error) {
      if (isTimeout(error)) throw error;
      this.leaveOut(error);
    }
    return undefined;
  }

  private async check(): Promise<void> {
    if (this.isUsable || this.replica === undefined) return;
    await onReplica(this.replica, await this.primary.read(), () => Promise.resolve());
    this.isUsable = true;
    this.logger.info('lists and analyses are read from the replica');
  }

  private leaveOut(error: unknown): void {
    if (this.isUsable)
      this.logger.warn({ err: error }, 'the replica is left out, the primary answers for it');
    this.isUsable = false;
  }
}

/**
 * Runs the work on a connection to a replica that has replayed up to the position. A connection that fails is closed, also one
 * to a replica that is behind: the address may lead to another replica next time, and one that was promoted stays behind forever.
 */
async function onReplica<Result>(
  replica: pg.Pool,
  position: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await replica.connect();
  let failure: Error | undefined;
  try {
    if (!(await replay(client, position))) throw new Error('it is behind the primary');
    return await work(client);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}
