import { read } from './storage';

/** As in the dashboard: signed in is whoever has a token. */
export function followAccount(): void {
  const show = (): void => {
    document.documentElement.toggleAttribute('data-member', read('token') !== null);
  };
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}
