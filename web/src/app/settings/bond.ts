import type { Kept } from './kept-settings';

/** Whose the settings of this browser are. */
export interface Bond {
  account: string;
  /** As browser and account last had them in common: what differs from it was changed here and is not sent yet. */
  agreed: Kept;
  /** As they stood when the account signed out: what differs from it was chosen on the login page. */
  left?: Kept;
}

const KEY = 'account-settings';

export function readBond(): Bond | null {
  try {
    // Only storeBond writes it.
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Bond | null;
  } catch {
    return null;
  }
}

export function storeBond(bond: Bond): void {
  localStorage.setItem(KEY, JSON.stringify(bond));
}
