import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { pages } from '../src/api/generated/model/pages.ts';

const ENTRY = 'src/app/first/main.ts';
const EARLY_REQUEST = 'src/app/first/early-request.ts';
const VIEWS = ['UrlCodec', 'choiceField', 'columnsField', 'patternField'];
const PAGES = 'generated/model/pages.ts';
const REQUEST = /\/api\/request\.ts$|^(?:\.\.\/)+request\.ts$/;

const FILE = 'first-questions.js';

/**
 * Builds the script that asks the first questions of a page while its code is on its way, with nothing in it but those
 * questions. The BFF writes it into the documents of pages that need a sign-in. In development the pages ask by themselves.
 */
export function firstScript(): Plugin {
  let root = '';
  let target: string | string[] | undefined;
  return {
    name: 'sala-first-script',
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
    plugins: [askEarly(root)],
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, ENTRY),
        output: { format: 'iife' },
        // Of the views of an address, only those that a question is made of.
        treeshake: { manualPureFunctions: VIEWS },
      },
    },
  });
  const [chunk, ...others] = (built as Rolldown.RolldownOutput).output;
  if (others.length > 0) throw new Error(`${ENTRY} is more than one file.`);
  return chunk.code;
}

/** The generated functions ask in `early-request.ts` instead. Of the list of pages, only names and paths are needed. */
function askEarly(root: string): Plugin {
  const groups = pages.groups.map((group) => ({
    pages: group.pages.map(({ name, path }) => ({ name, path })),
  }));
  return {
    name: 'sala-ask-early',
    enforce: 'pre',
    resolveId: (source) => (REQUEST.test(source) ? join(root, EARLY_REQUEST) : null),
    load: (id) => (id.endsWith(PAGES) ? `export const pages = ${JSON.stringify({ groups })};` : null),
  };
}
