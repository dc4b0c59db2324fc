import type { ComponentType } from 'react';
import { loadChunk } from '../../shared/chunks/load-chunk';
import { loadTexts } from '../../shared/i18n/load-texts';
import { isSignedIn } from '../../shared/session/token';
import type { LoadedRoute, FrameProps } from '../routing/loaded-route';
import { findRoute } from '../routing/find-route';
import type { AppRoute } from '../routing/route-types';
import { loginRoute } from '../routing/routes';

const loadedBefore = new WeakMap<AppRoute, LoadedRoute>();

/**
 * The code and the texts of a route, and of the layout around it. The same object each time, so that nothing is
 * rendered again for it.
 */
export async function loadScreen(route: AppRoute): Promise<LoadedRoute> {
  const { screen, requiresAuth } = route;
  const texts = [screen.texts ?? [], requiresAuth ? 'app' : []].flat();
  const [Page, Frame] = await Promise.all([
    loadChunk(screen.load),
    requiresAuth ? loadFrame() : null,
    loadTexts(texts),
  ]);
  const before = loadedScreen(route);
  if (before?.Page === Page && before.Frame === Frame) return before;
  const loaded = { route, Page, Frame };
  loadedBefore.set(route, loaded);
  return loaded;
}

/** What `loadScreen` has loaded of a route before, if anything. */
export function loadedScreen(route: AppRoute): LoadedRoute | undefined {
  return loadedBefore.get(route);
}

async function loadFrame(): Promise<ComponentType<FrameProps>> {
  return (await loadChunk(() => import('../layout/frame'))).Frame;
}

/**
 * Preloads the code of the first screen while the language and the user are loaded, so that the three requests run in
 * parallel. If the guard decides otherwise, only a few kilobytes were loaded in vain.
 */
export function warmUp(pathname: string): void {
  const asked = findRoute(pathname);
  const route = asked.requiresAuth && !isSignedIn() ? loginRoute : asked;
  // A failure is reported when the screen is needed.
  void Promise.allSettled([route.screen.load(), route.requiresAuth ? loadFrame() : null]);
}
