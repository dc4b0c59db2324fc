import { LANGUAGE_KEY, storedLanguage } from '../shared/i18n/languages';
import { applyLanguage } from '../shared/ui/language/switch-language';
import { sessionEnd } from '../shared/session/session-end.store';
import { PREVIEWED_ROLE_KEY } from '../shared/session/previewed-role';
import { session } from '../shared/session/session.store';
import { isSignedIn, TOKEN_KEY } from '../shared/session/token';
import { SETTINGS_KEY } from '../shared/settings/settings.constants';
import { settings } from '../shared/settings/settings.store';
import { findRoute } from './routing/find-route';
import { defaultRoute, loginRoute } from './routing/routes';

/** What one tab of the browser changes reaches the others through the storage that they share. */
export function syncWithOtherTabs(): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== localStorage) return;
    // Without a key everything was emptied.
    if (key === null || key === SETTINGS_KEY) settings.readAgain();
    if (key === null || key === LANGUAGE_KEY) void applyLanguage(storedLanguage());
    if (key === null || key === PREVIEWED_ROLE_KEY) session.readRoleAgain();
    if (key === null || key === TOKEN_KEY) void syncToken();
  });
}

/** Somebody has signed in or out elsewhere. */
async function syncToken(): Promise<void> {
  const isKnown = session.user !== null;
  if (isSignedIn() && isKnown && (await isSamePerson())) sessionEnd.cancel();
  else if (isKnown || isSignedIn()) leave();
}

async function isSamePerson(): Promise<boolean> {
  try {
    return await session.isStillMine();
  } catch {
    // Nobody knows, so nothing may stay.
    return false;
  }
}

/**
 * Leaves whatever was on the screen and in memory: a page that is loaded again has nothing of the previous person.
 * A page that is for everybody stays as it is.
 */
function leave(): void {
  const hasSession = isSignedIn();
  if (!hasSession) session.reset();
  const { requiresAuth } = findRoute(location.pathname);
  const isLogin = location.pathname === loginRoute.path;
  if (requiresAuth) location.replace(hasSession ? defaultRoute.path : loginRoute.path);
  else if (isLogin || hasSession) location.reload();
}
