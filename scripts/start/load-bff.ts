import { enableCompileCache } from 'node:module';
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

const BUILT = join(ROOT, 'services/bff/dist');

/** Loads the built BFF, to run it in this process. What V8 compiles of it is kept until the next build. */
export async function loadBff(): Promise<BuiltBff> {
  enableCompileCache(join(BUILT, 'bundle/compile-cache'));
  return (await import(pathToFileURL(join(BUILT, 'bundle/bootstrap.js')).href)) as BuiltBff;
}
