import { read } from './storage';

/** As in the dashboard, a visitor with a token counts as signed in. */
export function watchAccount(): void {
  const show = (): void => {
    document.documentElement.toggleAttribute('data-member', read('token') !== null);
  };
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}
