import type { PolicyTableDto } from '../../../api/generated/model';
import { session } from '../../../shared/session/session.store';

interface Unsent {
  account: string;
  table: PolicyTableDto;
}

const KEY = 'policy-table-unsent';

/** What this person has changed and the account does not have yet: it outlives a reload at that moment. */
export function readUnsentTable(): PolicyTableDto | null {
  try {
    // Only storeUnsentTable writes it.
    const unsent = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Unsent | null;
    return unsent !== null && unsent.account === session.user?.accountId ? unsent.table : null;
  } catch {
    return null;
  }
}

export function storeUnsentTable(table: PolicyTableDto): void {
  const account = session.user?.accountId;
  if (account !== undefined) localStorage.setItem(KEY, JSON.stringify({ account, table } satisfies Unsent));
}

export function clearUnsentTable(): void {
  localStorage.removeItem(KEY);
}
