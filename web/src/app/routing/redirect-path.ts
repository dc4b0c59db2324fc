import { pages } from '../../api/generated/model/pages';

export const REDIRECT = pages.redirect;

/** `/redirect/list/card` means `/list/card`. */
export function redirectedPath(pathname: string): string {
  return `/${pathname.slice(REDIRECT.length)}`;
}
