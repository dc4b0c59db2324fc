import { DataSource, type DataSourceOptions } from 'typeorm';
import { hasTimedOut } from './explain-connection.js';

/** Much less than a pod may take to start, and enough for a node that starts many at once. */
const START_LIMIT_MS = 30_000;

/**
 * Connects with options whose connect timeout is that of a request. While a process starts on a busy node, it may itself
 * take longer than that to read the answer. An orchestrator delays the restart of a process that ends for up to
 * 5 minutes, so it tries again. What the database refuses, it refuses at once.
 */
export async function connectAtStart(options: DataSourceOptions): Promise<DataSource> {
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await new DataSource(options).initialize();
    } catch (error) {
      if (!hasTimedOut(error) || performance.now() >= end) throw error;
    }
  }
}
