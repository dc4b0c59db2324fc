import { ApiError } from '../../api/api-error';
import { SESSION_ENDED } from '../../api/codes';
import { loadChunk } from '../../shared/chunks/load-chunk';
import { readSyncBase } from '../settings/sync-base';
import { session } from '../../shared/session/session.store';
import { isSignedIn } from '../../shared/session/token';
import { findRoute } from '../routing/find-route';
import { loadServerMenu } from '../routing/load-server-menu';
import { maintenanceRoute } from '../routing/routes';
import { checkAccess, needsServerMenu, type RouteTarget } from '../routing/guard';
import type { LoadedRoute } from '../routing/loaded-route';
import { loadedScreen, loadScreen } from './load-screen';
import { visitor } from '../routing/visitor';

type Resolution = { kind: 'shown'; loaded: LoadedRoute } | { kind: 'redirect'; to: string; state?: object };

const UNAVAILABLE = 503;

/** Resolves a navigation: loads the user, checks the permission and loads the code of the screen. */
export async function resolveNavigation(target: RouteTarget): Promise<Resolution> {
  try {
    if (findRoute(target.pathname).requiresAuth) await loadVisitor();
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== UNAVAILABLE) throw error;
    // The maintenance page returns here as soon as the server is back.
    return { kind: 'redirect', to: maintenanceRoute.path, state: { from: target.pathname + target.search } };
  }
  if (needsServerMenu(target, visitor())) await loadServerMenu();
  const decision = checkAccess(target, visitor());
  if (decision.kind === 'redirect') return decision;
  return { kind: 'shown', loaded: await loadScreen(decision.route) };
}

/** The screen of a navigation that needs nothing to be loaded: it can be shown at once. */
export function resolveLoaded(target: RouteTarget): LoadedRoute | undefined {
  if (isSignedIn() && session.role === '') return undefined;
  if (needsServerMenu(target, visitor())) return undefined;
  const decision = checkAccess(target, visitor());
  return decision.kind === 'redirect' ? undefined : loadedScreen(decision.route);
}

/** Every route that requires a session is checked against the role, so the user is loaded first. */
async function loadVisitor(): Promise<void> {
  if (!isSignedIn() || session.role !== '') return;
  try {
    await session.loadUser();
    await syncSettings();
  } catch (error) {
    if (!(error instanceof ApiError) || !SESSION_ENDED.includes(error.code)) throw error;
    session.reset();
  }
}

/** A browser that the account has used before has its settings, so the page does not wait for changes to them. */
async function syncSettings(): Promise<void> {
  const account = session.user?.accountId;
  if (account === undefined) return;
  const synchronized = loadChunk(() => import('../settings/follow-account'))
    .then(({ accountSettings }) => accountSettings.signIn(account))
    // On failure the local settings stay until the next visit.
    .catch(() => undefined);
  if (readSyncBase()?.account !== account) await synchronized;
}
