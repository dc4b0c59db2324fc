import { setTimeout as wait } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { type StartupError } from '../../common/errors/startup-error.js';
import { explainConnection, mayComeUp } from './explain-connection.js';
import { nameLostConnections } from './lost-connections.js';

/** Much shorter than a recovery takes, and no burden for a server that many processes wait for. */
const PAUSE_MS = 500;
const TELL_INTERVAL_MS = 5_000;

/** A database that a process cannot start without. */
export interface NeededDatabase {
  url: string;
  /** The variable that names it. */
  variable: string;
  /** How long to wait for it to come up. */
  waitSeconds: number;
}

/**
 * Connects, and waits for a database that is not there yet: it starts, recovers, is replaced by another instance, its
 * name is not known yet, or this process is too busy to read the answer in time. An orchestrator delays the restart of a
 * process that ends for up to 5 minutes. What will not change by itself, such as a wrong password, is refused at once.
 * @throws StartupError
 */
export async function connectAtStart(
  options: DataSourceOptions,
  needed: NeededDatabase,
): Promise<DataSource> {
  return nameLostConnections(await untilUp(needed, () => new DataSource(options).initialize()));
}

/** The same for any attempt to connect. */
export async function untilUp<Connection>(
  { url, variable, waitSeconds }: NeededDatabase,
  connect: () => Promise<Connection>,
): Promise<Connection> {
  const end = performance.now() + waitSeconds * 1_000;
  let told = -Infinity;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      const reason = explainConnection(variable, url, error);
      const now = performance.now();
      if (!mayComeUp(error) || now >= end) throw reason;
      if (now - told >= TELL_INTERVAL_MS) {
        told = now;
        tell(reason, Math.ceil((end - now) / 1_000));
      }
    }
    await wait(PAUSE_MS);
  }
}

/** There is no logger yet. */
function tell({ message }: StartupError, seconds: number): void {
  process.stderr.write(`${message} Waiting for it for up to ${seconds} s.\n`);
}
