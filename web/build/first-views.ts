import type { Plugin, Rolldown } from 'vite';
import { pages } from '../src/api/generated/model/pages.ts';
import { languages } from '../src/api/generated/model/languages.ts';
import { readScreens, type ScreenFiles } from './screen-files.ts';

type Chunk = Rolldown.OutputChunk;

/** Files that one page loads first, in addition to those in index.html. */
export interface FirstView {
  scripts: string[];
  /** In the order of the document: of the frame, then of the page. */
  styles: string[];
  /** By language. */
  texts: Record<string, string[]>;
}

const FILE = 'first-views.json';
/** What every page loads in addition to its own code and the files in index.html. */
const EVERYWHERE: ScreenFiles = { modules: [], texts: ['shared'] };
/** What every signed-in page loads in addition: the list of pages, the frame, and its first content. */
const FRAME: ScreenFiles = {
  modules: [
    'src/app/routing/signed-in-pages.ts',
    'src/app/layout/frame.tsx',
    'src/app/settings/follow-account.ts',
    'src/app/live/connection-banner.tsx',
    'src/features/messages/messages/message-bell.tsx',
  ],
  texts: ['app', 'live', 'messages'],
};

/**
 * Writes which files the first view of each page consists of: its code, the frame around it and its texts, with all that
 * they import. The BFF names them in the document, so that the browser asks for all of them at once.
 */
export function firstViews(): Plugin {
  let root = '';
  return {
    name: 'sala-first-views',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle(_options, bundle) {
      const chunks = new Chunks(bundle, root);
      const { screens, publicScreens, others } = await readScreens(root);
      const views: Record<string, FirstView> = {};
      for (const { name, path } of pages.public) {
        const files = publicScreens[name];
        if (files !== undefined) views[path] = chunks.view(EVERYWHERE, files);
      }
      for (const { name, path } of pages.groups.flatMap((group) => [...group.pages])) {
        const files = screens[name];
        if (files === undefined) this.error(`screens.ts has no ${name}.`);
        views[path] = chunks.view(EVERYWHERE, FRAME, files);
      }
      views['*'] = chunks.view(EVERYWHERE, others.notFound);
      views[pages.redirect] = chunks.view(EVERYWHERE, FRAME);
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(views) });
    },
  };
}

function stylesOf({ viteMetadata }: Chunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
}

/** The chunks of a build, by the modules in them. */
class Chunks {
  readonly #byModule = new Map<string, Chunk>();
  readonly #byFile = new Map<string, Chunk>();
  readonly #entry: Set<Chunk>;

  constructor(bundle: Rolldown.OutputBundle, root: string) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      this.#byFile.set(chunk.fileName, chunk);
      for (const id of chunk.moduleIds) this.#byModule.set(id.replace(`${root}/`, ''), chunk);
    }
    this.#entry = this.#withImports([this.#of('src/main.tsx')]);
  }

  view(...parts: ScreenFiles[]): FirstView {
    const code = parts.flatMap(({ modules }) => modules.map((path) => this.#of(path)));
    const chunks = [...this.#withImports(code)].filter((chunk) => !this.#entry.has(chunk));
    const namespaces = new Set(parts.flatMap(({ texts }) => texts));
    return {
      scripts: chunks.map(({ fileName }) => `/${fileName}`),
      styles: [...new Set(chunks.flatMap(stylesOf))],
      texts: Object.fromEntries(
        languages.map((language) => {
          const files = [...namespaces].map((namespace) => this.#catalogue(namespace, language).fileName);
          return [language, [...new Set(files)].map((file) => `/${file}`)];
        }),
      ),
    };
  }

  #catalogue(namespace: string, language: string): Chunk {
    const folder = namespace === 'app' ? 'src/app' : `/${namespace}`;
    const path = [...this.#byModule.keys()].find((id) => id.endsWith(`${folder}/locales/${language}.ts`));
    return this.#of(path ?? `${namespace}/locales/${language}.ts`);
  }

  #of(path: string): Chunk {
    const chunk = this.#byModule.get(path);
    if (chunk === undefined) throw new Error(`No chunk of the build has ${path}; was it renamed?`);
    return chunk;
  }

  #withImports(roots: Chunk[]): Set<Chunk> {
    const seen = new Set(roots);
    for (const chunk of seen) {
      for (const file of chunk.imports) {
        const imported = this.#byFile.get(file);
        if (imported !== undefined) seen.add(imported);
      }
    }
    return seen;
  }
}
