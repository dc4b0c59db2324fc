import { createApp } from './app.setup.js';
import { StartupError } from './common/errors/startup-error.js';
import { Config } from './config/config.js';
import { prepareDatabase } from './prepare-database.js';

export interface RunningBff {
  url: string;
  /** Stops taking requests, answers those in flight, and lets go of the database. */
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
  return { url: await app.getUrl(), close: () => app.close() };
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
