import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.ts';

interface Bff {
  url: string;
  close(): Promise<void>;
}

interface BuiltBff {
  startBff(variables: NodeJS.ProcessEnv): Promise<Bff>;
}

/** Loads the built BFF, to run it in this process. */
export async function loadBff(): Promise<BuiltBff> {
  const built = pathToFileURL(join(ROOT, 'services/bff/dist/bundle/bootstrap.js')).href;
  return (await import(built)) as BuiltBff;
}
