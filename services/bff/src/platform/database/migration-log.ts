import { type Logger } from 'pino';
import { type Logger as TypeOrmLogger } from 'typeorm';

/** How TypeORM reports that a migration is done; it has no event for it. */
const DONE = /^Migration (\S+) has been executed/;

/** Logs each migration when it is done. TypeORM's other reports are left out, and what fails is thrown. */
export class MigrationLog implements TypeOrmLogger {
  private since = performance.now();

  constructor(private readonly lines: Logger) {}

  /** The first migration begins now. */
  begin(): void {
    this.since = performance.now();
  }

  logSchemaBuild(message: string): void {
    const migration = DONE.exec(message)?.[1];
    if (migration === undefined) return;
    const now = performance.now();
    this.lines.info({ migration, durationMs: Math.round(now - this.since) }, 'migrated');
    this.since = now;
  }

  logQuery(): void {
    // Statements are not logged.
  }

  logQueryError(): void {
    // Thrown.
  }

  logQuerySlow(): void {
    // Statements are not logged.
  }

  logMigration(): void {
    // Only failures, which are thrown.
  }

  log(): void {
    // Nothing that concerns migrations.
  }
}
