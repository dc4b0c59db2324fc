import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = 'collect/sala.ts';
/** Where pages of channels load it from; it sends to its neighbours. */
const FILE = 'collect/v1/sala.js';

/** Builds the script for the pages of channels as one file whose name stays, with nothing of the product in it. */
export function collectScript(): Plugin {
  let root = '';
  let target: string | string[] | undefined;
  return {
    name: 'sala-collect-script',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      target = config.build.target || undefined;
    },
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle(root, target) });
    },
  };
}

async function bundle(root: string, target: string | string[] | undefined): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, ENTRY), output: { format: 'iife' } },
    },
  });
  const [chunk, ...others] = (built as Rolldown.RolldownOutput).output;
  if (others.length > 0) throw new Error(`${ENTRY} is more than one file.`);
  return chunk.code;
}
