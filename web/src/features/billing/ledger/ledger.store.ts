import { createLedgerFile, listLedgerEntries, topUpBalance } from '../../../api/generated/billing/billing';
import type { LedgerEntryDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { PagedList } from '../../../shared/lists/paged-list';
import type { LedgerQuery } from './ledger-query';

const quiet = { skipErrorToast: true };

/** The entries of the ledger, and what adds to them. */
export class LedgerStore {
  readonly list = new PagedList<LedgerEntryDto, LedgerQuery>((query, signal) =>
    listLedgerEntries(paramsOf(query), { ...quiet, signal }),
  );

  private readonly changed: () => void;

  /** @param changed called when the balance has changed */
  constructor(changed: () => void) {
    this.changed = changed;
  }

  /**
   * @param amount in fen
   * @throws ApiError
   */
  async topUp(amount: number, note: string, idempotencyKey: string): Promise<void> {
    await topUpBalance({ amount, note }, { ...quiet, idempotencyKey });
    this.changed();
  }

  /**
   * @returns the URL of a file with all entries that the filters match
   * @throws ApiError, already shown to the user
   */
  async file({ kind, time }: LedgerQuery): Promise<string> {
    return (await createLedgerFile({ filter: paramsOf({ kind, time }) })).address;
  }
}
