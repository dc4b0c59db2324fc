import type { SyncedSettings } from './synced-settings';

/** The last state that this browser and the account agreed on: the base of the next merge. */
export interface SyncBase {
  account: string;
  /** What differs from it has been changed in this browser and has not been sent yet. */
  agreed: SyncedSettings;
  /** The settings at sign-out: what differs from it was chosen on the login page. */
  left?: SyncedSettings;
}

const KEY = 'account-settings';

export function readSyncBase(): SyncBase | null {
  try {
    // Only storeSyncBase writes this entry.
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as SyncBase | null;
  } catch {
    return null;
  }
}

export function storeSyncBase(base: SyncBase): void {
  localStorage.setItem(KEY, JSON.stringify(base));
}
