import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../../../config/config.js';
import { type Statement } from './define-statement.js';
import { runStatement, type StatementObserver } from './run-statement.js';

/** Runs defined statements on the primary. */
@Injectable()
export class Statements {
  private observer: StatementObserver | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** Reports each statement to the observer, as TypeORM does to its subscribers. */
  observe(observer: StatementObserver): void {
    this.observer = observer;
  }

  run<Row, Values extends unknown[]>(
    statement: Statement<Row, Values>,
    ...values: NoInfer<Values>
  ): Promise<Row[]> {
    return this.runOn((this.dataSource.driver as PostgresDriver).master as Pool, statement, values);
  }

  /** Runs it on a connection of another pool with the same settings. */
  runOn<Row, Values extends unknown[]>(
    connection: Parameters<typeof runStatement>[0],
    statement: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    const { areNamed } = this.config.database;
    return runStatement<Row, Values>(connection, statement, values, { areNamed, observer: this.observer });
  }
}
