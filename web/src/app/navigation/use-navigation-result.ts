import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { announceRoute } from '../../shared/lib/route-events';
import { noteEntry } from '../../shared/pages/way-back';
import { progress } from '../routing/progress';
import type { LoadedRoute } from '../routing/loaded-route';
import { resolveLoaded, resolveNavigation } from './resolve-navigation';

export type Settled = { location: Location } & (
  | { kind: 'shown'; loaded: LoadedRoute }
  | { kind: 'failed'; error: unknown }
);

/**
 * Follows the URL and returns the last route that is ready to be shown. The previous screen stays until the next one is
 * ready, so nothing flickers. A navigation that was superseded by another is dropped. The first screen is rendered in one
 * go with its effects: what these ask for has usually been answered, so no skeleton is laid out and painted.
 */
export function useNavigationResult(): { settled: Settled | null; retry: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempt, setAttempt] = useState(0);
  const shownPath = useRef('');

  // Not a passive effect: the first one would wait for a paint of nothing.
  useLayoutEffect(() => {
    let overtaken = false;
    if (shownPath.current !== location.pathname) progress.start();
    const show = shownPath.current === '' ? flushSync : startTransition;
    const go = async () => {
      const outcome = await resolveNavigation(location).catch((error: unknown) => ({
        kind: 'failed' as const,
        error,
      }));
      if (overtaken) return;
      if (outcome.kind === 'redirect') {
        void navigate(outcome.to, { replace: true, state: outcome.state });
        return;
      }
      shownPath.current = location.pathname;
      // Before it is shown: the screen that is opened first has no listeners yet, and is not announced.
      if (outcome.kind === 'shown') {
        const { name, requiresAuth } = outcome.loaded.route;
        if (requiresAuth) noteEntry();
        announceRoute({ name, path: location.pathname });
      }
      show(() => {
        setSettled({ ...outcome, location });
      });
      progress.done();
    };
    void go();
    return () => {
      overtaken = true;
    };
  }, [location, attempt, navigate]);

  return {
    settled: useMemo(() => shownAt(location, settled), [location, settled]),
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}

/**
 * Another query of the same screen, and a screen whose code is there, are shown at once, while the guard still decides.
 */
function shownAt(location: Location, settled: Settled | null): Settled | null {
  if (settled === null) return null;
  if (settled.location.pathname === location.pathname) return { ...settled, location };
  const loaded = resolveLoaded(location);
  return loaded === undefined ? settled : { kind: 'shown', loaded, location };
}
