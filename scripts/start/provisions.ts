import { join } from 'node:path';
import { openDataDirectory, startPostgres, type Postgres } from '@sala/postgres';
import terminal from '../launcher/terminal.cjs';
import { dataDirectoryOf, jwtSecretIn } from './data-directory.ts';
import { isGiven, type Environment } from './environment.ts';

/** What the BFF needs and the environment does not set. */
export interface Provisions {
  variables: NodeJS.ProcessEnv;
  /** Stops everything that was started. */
  release(): Promise<void>;
}

/** Creates the data directory, if one is needed. */
export async function claimDataDirectory(environment: Environment): Promise<string | undefined> {
  if (!needsDatabase(environment) && !needsSecret(environment)) return undefined;
  return openDataDirectory(dataDirectoryOf(environment));
}

/**
 * Starts a database unless DATABASE_URL is set, and creates a secret for sessions unless one is set.
 * @param onStarting called while the database starts
 */
export async function provide(
  environment: Environment,
  dataDirectory: string | undefined,
  onStarting?: () => void,
): Promise<Provisions> {
  const variables: NodeJS.ProcessEnv = {};
  let release = (): Promise<void> => Promise.resolve();
  if (dataDirectory === undefined) return { variables, release };

  if (needsDatabase(environment)) {
    const postgres = await startIn(dataDirectory, onStarting);
    variables.DATABASE_URL = postgres.url;
    release = () => terminal.step('Stop PostgreSQL', () => postgres.stop());
  }
  if (!('SALA_MEDIA_DIR' in environment)) variables.SALA_MEDIA_DIR = join(dataDirectory, 'media');
  if (needsSecret(environment)) variables.JWT_SECRET = await jwtSecretIn(dataDirectory);
  return { variables, release };
}

async function startIn(dataDirectory: string, onStarting?: () => void): Promise<Postgres> {
  const dataDir = join(dataDirectory, 'postgres');
  return terminal.step('Start PostgreSQL', (onProgress) =>
    startPostgres({ dataDir, onProgress, onStarting, onProblem: terminal.say }),
  );
}

function needsDatabase(environment: Environment): boolean {
  return !isGiven(environment, 'DATABASE_URL');
}

function needsSecret(environment: Environment): boolean {
  return !isGiven(environment, 'JWT_SECRET') && !isGiven(environment, 'JWT_KEYS');
}
