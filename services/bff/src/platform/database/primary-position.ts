import { type DataSource } from 'typeorm';

/**
 * How far the write-ahead log of the primary is on its disk. Every commit that was acknowledged before `read` was called
 * lies before the position that it returns. Reads that wait at the same time share one query.
 */
export class PrimaryPosition {
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<string> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** A query that is under way may be older than what the caller has seen, so this waits for the one after it. */
  async read(): Promise<string> {
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const query = this.query();
      this.running = query.catch(() => undefined);
      return query;
    });
    return await this.next;
  }

  private async query(): Promise<string> {
    const [{ position }]: [{ position: string }] = await this.dataSource.query(
      'SELECT pg_current_wal_flush_lsn()::text AS position',
    );
    return position;
  }
}
