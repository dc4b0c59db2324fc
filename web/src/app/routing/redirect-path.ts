export const REDIRECT = '/redirect/';

/** `/redirect/list/card` means `/list/card`. */
export function redirectedPath(pathname: string): string {
  return `/${pathname.slice(REDIRECT.length)}`;
}
