import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.ts';

interface Bff {
  url: string;
  close(): Promise<void>;
}

/** Runs the built BFF in this process. */
export async function startBff(variables: NodeJS.ProcessEnv): Promise<Bff> {
  const built = pathToFileURL(join(ROOT, 'services/bff/dist/bootstrap.js')).href;
  const bff = (await import(built)) as { startBff: typeof startBff };
  return bff.startBff(variables);
}
