import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pages } from '../../web/src/api/generated/model/pages.ts';

const SCREENS = resolve(import.meta.dirname, '../../web/src/app/routing/screens.ts');

/** Pages of the contract that the web does not have yet. */
const missing = [...readFileSync(SCREENS, 'utf8').matchAll(/^ {2}(\w+): undefined,$/gm)].map(
  ([, name]) => name,
);

const built = pages.groups
  .flatMap((group): readonly { name: string; path: string; roles: readonly string[] }[] => group.pages)
  .filter(({ name }) => !missing.includes(name));

/** The paths of all pages that need a sign-in. An administrator may open each of them. */
export const PAGE_PATHS = built.map(({ path }) => path);

/** The paths that an account without a role of its own may open. */
export const USER_PATHS = built.filter(({ roles }) => roles.includes('*')).map(({ path }) => path);
