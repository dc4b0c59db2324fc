import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function in every render, which calls the one of the last render. For handlers that are passed to memoised
 * components; it must not be called while rendering.
 */
export function useStable<Parameters extends unknown[], Result>(
  handler: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
