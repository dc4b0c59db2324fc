import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.setup.js';
import { StartupError } from './common/errors/startup-error.js';
import { Config } from './config/config.js';
import { prepareDatabase } from './prepare-database.js';

/** For what comes after the last connection: work that comes back, the pool. */
const LAST_WORK_MS = 5_000;

export interface RunningBff {
  url: string;
  /** Stops taking requests, answers those in flight, and lets go of the database; within the time that is set for it. */
  close(): Promise<void>;
}

/**
 * Parses the environment, brings the database up to date and listens.
 * @throws StartupError one sentence that says why it cannot start and what to do.
 */
export async function startBff(variables: NodeJS.ProcessEnv): Promise<RunningBff> {
  const config = Config.parse(variables);
  await prepareDatabase(config);
  const app = await createApp(config);
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw explainListen(config, error);
  }
  return {
    url: await app.getUrl(),
    close: () => within(config.stopSeconds * 1_000 + LAST_WORK_MS, app.close()),
  };
}

/** Waits for the work, but no longer: a database that does not answer must not keep a process that is told to stop. */
async function within(limitMs: number, work: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const elapsed = wait(limitMs, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([work, elapsed]).finally(() => {
    limit.abort();
  });
}

function explainListen({ host, port }: Config, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartupError(`PORT: ${port} is taken; choose another, such as ${port + 1}.`);
  if (code === 'EACCES')
    return new StartupError(`PORT: ${port} is not allowed for this user; choose one above 1024.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`HOST: ${host} is not an address of this machine.`);
  }
  return error;
}
