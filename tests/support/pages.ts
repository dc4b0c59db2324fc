import { pages } from '../../web/src/api/generated/model/pages.ts';

const signedInPages = pages.groups.flatMap(
  (group): readonly { path: string; roles: readonly string[] }[] => group.pages,
);

/** The paths of all pages that need a sign-in. An administrator may open each of them. */
export const PAGE_PATHS = signedInPages.map(({ path }) => path);

/** The paths that an account without a role of its own may open. */
export const USER_PATHS = signedInPages.filter(({ roles }) => roles.includes('*')).map(({ path }) => path);
