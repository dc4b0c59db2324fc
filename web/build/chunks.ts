import { dirname } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The modules that a visitor loads before signing in. */
const START = ['/src/main.tsx', '/src/features/people/login/login-page.tsx'];
/** The frame around every signed-in page, and what stands in it as soon as it is there. */
const FRAME = [
  '/src/app/layout/frame.tsx',
  '/src/app/live/connection-banner.tsx',
  '/src/app/settings/follow-account.ts',
  '/src/features/messages/messages/message-bell.tsx',
];
/** Code that several pages use. The code of a feature is bundled with its page. */
const COMMON = /\/web\/src\/(?:app|shared|api)\//;
const PACKAGE = '/node_modules/';
/** `shared/ui/fields`, `shared/ui/table`, … Other rooms build on them, and would otherwise take them along. */
const UI_ROOM = /\/web\/src\/shared\/ui\/([^/]+)\//;
/** `shared/charts`, `shared/records`, … */
const ROOM = /\/web\/src\/shared\/([^/]+)\//;
/** A room of unrelated elements, of which a page uses one or two. Each is a chunk with what it takes of packages. */
const ELEMENT = /\/web\/src\/shared\/ui\/layout\/([^/.]+)\./;
/** Lists of the pages and catalogues that need a sign-in. */
const SIGNED_IN = /\/web\/src\/app\/\w+\/signed-in-/;
const FOCUS = '/web/src/shared/focus/';
/** Calls of the API, and small rooms: each would be a request of its own for about 1 kB. Most pages need most of them. */
const BASIC =
  /\/web\/src\/(?:api\/generated\/(?!model\/)\w|shared\/(?:(?:billing|data|i18n|lib|lists|pages|session|shortcuts|ui\/(?:actions|feedback|loaded|overlays|sorting))\/|ui\/layout\/(?:card|fact-list|page-frame|time)\.))/;
/** The filters above a list, and the pager below it. */
const FIELDS = /\/web\/src\/shared\/ui\/(?:fields|pager)\//;
/** The texts of the frame, and of the shared rooms, which are short. */
const FRAME_TEXTS =
  /\/web\/src\/(?:app(?:\/\w+)?|shared\/[\w-]+|features\/messages\/messages)\/locales\/([\w-]+)\.ts$/;
/** Only forms validate. */
const ZOD = '/node_modules/zod/';

/** Re-exports far more modules than are used. The used modules are still reached through their chunk. */
const BARREL = /\/web-react\/es\/(?:ConfigProvider\/)?index\.js$|\/api\/generated\/model\/index\.ts$/;

/** Whether one of the roots imports a module, directly or indirectly. Dynamic imports do not count. */
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

/** The folders and elements of our own code that import a package's module, directly or through other packages. */
function usersOf(id: string, context: Context): Set<string> {
  const users = new Set<string>();
  const seen = new Set([id]);
  for (const at of seen) {
    if (!at.includes(PACKAGE)) users.add(ELEMENT.test(at) ? at : dirname(at));
    else if (!BARREL.test(at)) for (const next of context.getModuleInfo(at)?.importers ?? []) seen.add(next);
  }
  return users;
}

/**
 * Assigns a module to a chunk. On a slow connection a request costs more than a few extra bytes, so modules
 * that are loaded together share a chunk: first those of the login page, then those of the frame, then one
 * chunk for each shared folder, or for each element of `ui/layout`.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const isStart = reachedFrom(START);
  const isFrame = reachedFrom(FRAME);
  return [
    // This chunk changes only with a library, so it stays in the browser cache across releases.
    { name: (id, context) => (id.includes(PACKAGE) && isStart(id, context) ? 'vendor' : null) },
    { name: (id, context) => (COMMON.test(id) && isStart(id, context) ? 'start' : null) },
    { name: (id) => (id.includes(ZOD) ? 'zod' : null) },
    // Every page loads it after its first picture, also the login page, which has no frame.
    { name: (id) => (id.includes(FOCUS) ? 'focus' : null) },
    {
      name: (id) => {
        const language = FRAME_TEXTS.exec(id)?.[1];
        return language === undefined ? null : `${language}-frame`;
      },
    },
    { name: (id, context) => (SIGNED_IN.test(id) || isFrame(id, context) ? 'frame' : null) },
    // A package is bundled with the shared folder that uses it, unless several folders use it. This way, no
    // folder waits for code that only another one needs.
    {
      name: (id, context) => (id.includes(PACKAGE) && usersOf(id, context).size > 1 ? 'arco' : null),
      minShareCount: 2,
    },
    { name: (id) => (BASIC.test(id) ? 'basic' : null), minShareCount: 2 },
    { name: (id) => (FIELDS.test(id) ? 'fields' : null), minShareCount: 2 },
    { name: (id) => ELEMENT.exec(id)?.[1] ?? null, minShareCount: 2 },
    { name: (id) => UI_ROOM.exec(id)?.[1] ?? null, minShareCount: 2 },
    { name: (id) => ROOM.exec(id)?.[1] ?? null, minShareCount: 2 },
  ];
}
