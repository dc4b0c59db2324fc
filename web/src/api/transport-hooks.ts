import type { ApiError } from './api-error';

export interface RequestFacts {
  url: string;
  /** True when the caller shows the failure itself, in its place. */
  shownInPlace: boolean;
  /** When the call began, on the clock of the page. */
  sentAt: number;
}

/** What the transport asks of those who know the session; it knows none itself. */
export interface TransportHooks {
  headers: () => Record<string, string>;
  failed: (error: ApiError, request: RequestFacts) => void;
}

let hooks: TransportHooks = { headers: () => ({}), failed: () => undefined };

export function setTransportHooks(next: TransportHooks): void {
  hooks = next;
}

export function transportHooks(): TransportHooks {
  return hooks;
}
