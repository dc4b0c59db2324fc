import { type ComponentType, useState } from 'react';
import type { Location } from 'react-router-dom';
import { session } from '../../shared/session/session.store';
import { findRoute } from '../routing/find-route';
import type { LoadedRoute, FrameProps } from '../routing/loaded-route';
import type { Settled } from './use-navigation-result';

interface Framed {
  loaded: LoadedRoute;
  location: Location;
  Frame: ComponentType<FrameProps>;
}

function framedOf(settled: Settled | null): Framed | null {
  if (settled?.kind !== 'shown') return null;
  const { loaded, location } = settled;
  return loaded.Frame && { loaded, location, Frame: loaded.Frame };
}

/**
 * The last place inside the frame. It outlives a page that could not be loaded and pages without frame, because
 * the pages of the open tabs live in it; but not the session. Read in an observer.
 */
export function useFramed(settled: Settled | null): { framed: Framed | null; isInFrame: boolean } {
  const [last, setLast] = useState<Framed | null>(null);
  const now = framedOf(settled);
  if (now !== null && (now.loaded !== last?.loaded || now.location !== last.location)) setLast(now);

  if (now !== null || settled === null) return { framed: now, isInFrame: now !== null };
  if (session.user === null || last === null) {
    if (last !== null) setLast(null);
    return { framed: null, isInFrame: false };
  }
  const isInFrame = settled.kind === 'failed' && findRoute(settled.location.pathname).requiresAuth;
  return { framed: last, isInFrame };
}
