export interface RouteChange {
  name: string;
  path: string;
}
type Listener = (change: RouteChange) => void;

const listeners = new Set<Listener>();

/** Called on every navigation, after the route is resolved. */
export function announceRoute(change: RouteChange): void {
  for (const listener of listeners) listener(change);
}

/** @returns the unsubscribe function */
export function onRouteChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes all listeners on logout, so that they do not receive the navigation of the next user. */
export function removeRouteListener(): void {
  listeners.clear();
}
