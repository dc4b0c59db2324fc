export interface RouteChange {
  name: string;
  path: string;
}
type Listener = (change: RouteChange) => void;

const listeners = new Set<Listener>();

/** Called on every navigation, after the page is decided. */
export function announceRoute(change: RouteChange): void {
  for (const listener of listeners) listener(change);
}

/** @returns a function that ends this subscription */
export function onRouteChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Logging out ends every subscription: the next user's navigation must not reach them. */
export function removeRouteListener(): void {
  listeners.clear();
}
