import { session } from '../../../shared/session/session.store';
import type { PolicyValues } from './policy-form';

/** What was typed into the form of a record and not saved. */
export interface StoredDraft {
  record: string;
  /** The version of the record when the edit started; undefined for a new record. */
  version?: number | undefined;
  typed: Partial<PolicyValues>;
}

interface Stored {
  account: string;
  drafts: StoredDraft[];
}

/** In the session storage. */
export const DRAFTS_KEY = 'policy-drafts';

export function storeDrafts(drafts: StoredDraft[]): void {
  const account = session.user?.accountId;
  if (account === undefined || drafts.length === 0) return;
  sessionStorage.setItem(DRAFTS_KEY, JSON.stringify({ account, drafts } satisfies Stored));
}

/** The drafts of this account from before the reload. */
export function readDrafts(): StoredDraft[] {
  try {
    // Written only by storeDrafts.
    const stored = JSON.parse(sessionStorage.getItem(DRAFTS_KEY) ?? 'null') as Stored | null;
    return stored !== null && stored.account === session.user?.accountId ? stored.drafts : [];
  } catch {
    return [];
  }
}

export function clearDrafts(): void {
  sessionStorage.removeItem(DRAFTS_KEY);
}
