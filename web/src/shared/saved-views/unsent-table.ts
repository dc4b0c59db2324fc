import { session } from '../session/session.store';

interface Unsent<Table> {
  account: string;
  table: Table;
}

/** Changes that are not stored on the account yet; they survive a reload. */
export class UnsentTable<Table> {
  private readonly key: string;

  /** @param key in the storage of the browser */
  constructor(key: string) {
    this.key = key;
  }

  read(): Table | null {
    try {
      // Written only by `store`.
      const unsent = JSON.parse(localStorage.getItem(this.key) ?? 'null') as Unsent<Table> | null;
      return unsent !== null && unsent.account === session.user?.accountId ? unsent.table : null;
    } catch {
      return null;
    }
  }

  store(table: Table): void {
    const account = session.user?.accountId;
    if (account !== undefined)
      localStorage.setItem(this.key, JSON.stringify({ account, table } satisfies Unsent<Table>));
  }

  clear(): void {
    localStorage.removeItem(this.key);
  }
}
