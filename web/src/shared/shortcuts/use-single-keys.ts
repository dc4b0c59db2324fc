import { useKeys } from './use-keys';

/** Runs an action once for each press of its key. */
export function useSingleKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  useKeys((key, { repeat }) => {
    const action = repeat ? undefined : actions[key];
    action?.();
    return action !== undefined;
  });
}
