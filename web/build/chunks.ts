import { dirname } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** What a visitor who is not signed in loads. */
const START = ['/src/main.tsx', '/src/features/people/login/login-page.tsx'];
/** What every signed-in page stands in. */
const FRAME = ['/src/app/layout/frame.tsx'];
/** Code that more than one page uses. What lies in a feature goes with its page. */
const COMMON = /\/web\/src\/(?:app|shared|api)\//;
const PACKAGE = '/node_modules/';
/** `shared/charts`, `shared/ui/fields`, … */
const ROOM = /\/web\/src\/shared\/(?:ui\/)?([^/]+)\//;

/** Re-exports much more than what is used of it; the used modules are reached by their chunk all the same. */
const BARREL = /\/web-react\/es\/(?:ConfigProvider\/)?index\.js$/;

/** Whether a module is imported, directly or not, by one of these; what they load later does not count. */
function reachedFrom(roots: string[]): (id: string, context: Context) => boolean {
  let reached: Set<string> | undefined;
  const collect = (context: Context): Set<string> => {
    const seen = new Set<string>(
      roots.map((root) => `${import.meta.dirname.replace(/\/build$/, '')}${root}`),
    );
    for (const id of seen) {
      if (BARREL.test(id)) continue;
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
    }
    return seen;
  };
  return (id, context) => (reached ??= collect(context)).has(id);
}

/** The folders of our code that import a package's module, directly or through other packages. */
function usersOf(id: string, context: Context): Set<string> {
  const users = new Set<string>();
  const seen = new Set([id]);
  for (const at of seen) {
    if (!at.includes(PACKAGE)) users.add(dirname(at));
    else if (!BARREL.test(at)) for (const next of context.getModuleInfo(at)?.importers ?? []) seen.add(next);
  }
  return users;
}

/**
 * Which file a module goes to. A slow line pays for each request more than for a few bytes, so modules that are loaded
 * together share a file: first what the login page needs, then what the frame needs, then one file for each room.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const isStart = reachedFrom(START);
  const isFrame = reachedFrom(FRAME);
  return [
    // Changes only when a library does, so a release leaves it in the reader's cache.
    { name: (id, context) => (id.includes(PACKAGE) && isStart(id, context) ? 'vendor' : null) },
    { name: (id, context) => (COMMON.test(id) && isStart(id, context) ? 'start' : null) },
    {
      name: (id, context) =>
        (COMMON.test(id) || id.includes(PACKAGE)) && isFrame(id, context) ? 'frame' : null,
      minShareCount: 2,
    },
    // A package goes with the room that uses it, unless several do: none of them waits for what only another draws.
    {
      name: (id, context) => (id.includes(PACKAGE) && usersOf(id, context).size > 1 ? 'arco' : null),
      minShareCount: 2,
    },
    { name: (id) => ROOM.exec(id)?.[1] ?? null, minShareCount: 2 },
  ];
}
