import type { PolicyTableDto } from '../../../api/generated/model';
import { session } from '../../../shared/session/session.store';

interface Unsent {
  account: string;
  table: PolicyTableDto;
}

const KEY = 'policy-table-unsent';

/** Changes that are not stored on the account yet; they survive a reload. */
export function readUnsentTable(): PolicyTableDto | null {
  try {
    // Written only by storeUnsentTable.
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
