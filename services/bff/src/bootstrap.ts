import './common/metadata-of-decorators.js';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from 'nestjs-pino';
import { createApp } from './app.setup.js';
import { StartupError } from './common/errors/startup-error.js';
import { DrainingService } from './common/http/draining.service.js';
import { listeningAddress } from './common/http/listening-address.js';
import { PASSING_ON_MS } from './common/http/passing-on.js';
import { packageVersion } from './common/package-version.js';
import { Config } from './config/config.js';
import { prepareDatabase } from './prepare-database.js';
import { releaseMemoryAtRest } from './release-memory-at-rest.js';

/** For the shutdown steps after the last connection has closed: recurring work and the connection pool. */
const LAST_WORK_MS = 5_000;

export interface RunningBff {
  url: string;
  /**
   * Tells callers to go elsewhere and still answers them for the drain delay, then stops accepting requests, completes
   * those in flight and closes the database connections, within the configured time.
   */
  close(): Promise<void>;
}

/**
 * Parses the environment, migrates the database and listens.
 * @throws StartupError with one sentence that explains why it cannot start and how to fix it.
 */
export async function startBff(variables: NodeJS.ProcessEnv): Promise<RunningBff> {
  const config = Config.parse(variables);
  await prepareDatabase(config);
  const app = await createApp(config);
  try {
    await app.listen(config.port, await listeningAddress(config.host));
  } catch (error) {
    await app.close();
    throw explainListen(config, error);
  }
  const stopReleasing = releaseMemoryAtRest();
  const url = await app.getUrl();
  app.get(Logger).log({ msg: 'serving', url, version: packageVersion() }, 'Sala');
  return {
    url,
    async close() {
      stopReleasing();
      const draining = app.get(DrainingService);
      draining.begin();
      const delayMs = config.drainDelaySeconds * 1_000;
      const lastMs = Math.min(delayMs, PASSING_ON_MS);
      await wait(delayMs - lastMs);
      draining.sendElsewhere();
      await wait(lastMs);
      await within(config.stopSeconds * 1_000 + LAST_WORK_MS, app.close());
    },
  };
}

/** Waits for the work up to a limit: an unresponsive database must not block the shutdown of the process. */
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
