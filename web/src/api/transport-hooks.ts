import type { ApiError } from './api-error';

export interface RequestFacts {
  url: string;
  /** True if the caller shows the error itself. */
  skipErrorToast: boolean;
  /** When the call started, by the clock of the page. */
  sentAt: number;
}

/** Hooks through which the transport reaches the session, without depending on it. */
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
