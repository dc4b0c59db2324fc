import { createServer, type Plugin } from 'vite';
import type { Screen } from '../src/app/routing/route-types.ts';
import type { publicScreens, screens } from '../src/app/routing/screens.ts';
import type { notFoundRoute } from '../src/app/routing/routes.ts';

/** What is loaded to show a page: modules, as paths from the root of the web, and the namespaces of its texts. */
export interface ScreenFiles {
  modules: string[];
  texts: string[];
}

interface Screens {
  publicScreens: Record<string, ScreenFiles>;
  screens: Record<string, ScreenFiles>;
  others: { notFound: ScreenFiles };
}

/** They run as they are. Of all other modules, it is only noted that a page loads them. */
const TABLES =
  /\/src\/(?:app\/routing\/(?:screens|signed-in-pages|routes)|api\/generated\/model\/pages)\.ts$/;

let screensOfBuild: Promise<Screens> | undefined;

/** Lets each page of web/src/app/routing load its code, and notes what it asks for, so that no other list has to be kept. */
export function readScreens(root: string): Promise<Screens> {
  return (screensOfBuild ??= loadScreens(root));
}

async function loadScreens(root: string): Promise<Screens> {
  const asked = new Set<string>();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [noteModules(asked)],
  });
  const filesOf = async ({ load, texts = [] }: Screen): Promise<ScreenFiles> => {
    asked.clear();
    await load();
    // A module is loaded once, so of two pages that share theirs, the second one would have none.
    if (asked.size === 0) throw new Error('A page of web/src/app/routing loads no module of its own.');
    return { modules: [...asked].map((id) => id.replace(`${root}/`, '')), texts: [texts].flat() };
  };
  const filesOfAll = async (table: Record<string, Screen>): Promise<Record<string, ScreenFiles>> => {
    const files: Record<string, ScreenFiles> = {};
    for (const [name, screen] of Object.entries(table)) files[name] = await filesOf(screen);
    return files;
  };
  try {
    const tables = (await server.ssrLoadModule('/src/app/routing/screens.ts')) as {
      publicScreens: typeof publicScreens;
      screens: typeof screens;
    };
    const routes = (await server.ssrLoadModule('/src/app/routing/routes.ts')) as {
      notFoundRoute: typeof notFoundRoute;
    };
    // The public page is no part of the program.
    const { home: _, ...visited } = tables.publicScreens;
    return {
      publicScreens: { home: { modules: [], texts: [] }, ...(await filesOfAll(visited)) },
      screens: await filesOfAll(tables.screens),
      others: { notFound: await filesOf(routes.notFoundRoute.screen) },
    };
  } finally {
    await server.close();
  }
}

function noteModules(asked: Set<string>): Plugin {
  return {
    name: 'sala-note-modules',
    enforce: 'pre',
    load(id) {
      if (TABLES.test(id)) return null;
      asked.add(id);
      return 'export {};';
    },
  };
}
