import i18next from 'i18next';
import type { ComponentType } from 'react';
import { isSignedIn } from '../../shared/session/token';
import type { Arrival, FrameProps } from '../routing/arrival';
import { findRoute } from '../routing/find-route';
import type { AppRoute } from '../routing/route-types';
import { loginRoute } from '../routing/routes';

/** The code and the texts of a route, and of the layout around it. */
export async function loadScreen(route: AppRoute): Promise<Arrival> {
  const { screen, requiresAuth } = route;
  if (screen === undefined) throw new Error(`The route ${route.name} has no screen.`);
  const texts = [screen.texts ?? [], requiresAuth ? 'app' : []].flat();
  const [Page, Frame] = await Promise.all([
    screen.load(),
    requiresAuth ? loadFrame() : null,
    i18next.loadNamespaces(texts),
  ]);
  return { route, Page, Frame };
}

async function loadFrame(): Promise<ComponentType<FrameProps>> {
  return (await import('../layout/frame')).Frame;
}

/**
 * Sends for the code of the first screen while language and visitor are still being found out, so that the
 * three wait for the network together. Should the guard think otherwise, only a few kilobytes were in vain.
 */
export function warmUp(pathname: string): void {
  const asked = findRoute(pathname);
  const route = asked.requiresAuth && !isSignedIn() ? loginRoute : asked;
  // A failure is told by whoever needs the screen.
  void Promise.allSettled([route.screen?.load(), route.requiresAuth ? loadFrame() : null]);
}
