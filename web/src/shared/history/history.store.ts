import { makeAutoObservable } from 'mobx';
import type { AuditEntryDto, AuditEntryPageDto } from '../../api/generated/model';
import type { RequestOptions } from '../../api/request';
import { Resource } from '../data/resource';

const PAGE_SIZE = 20;

export type FetchHistory = (
  query: { current: number; pageSize: number },
  options: RequestOptions,
) => Promise<AuditEntryPageDto>;

/** The history of one object, newest first; older entries load on demand. */
export class HistoryStore {
  readonly entries = new Resource<AuditEntryDto[]>();
  total = 0;
  private readonly fetchPage: FetchHistory;

  constructor(fetchPage: FetchHistory) {
    this.fetchPage = fetchPage;
    makeAutoObservable<this, 'fetchPage'>(this, { entries: false, fetchPage: false }, { autoBind: true });
  }

  get hasMore(): boolean {
    return (this.entries.data?.length ?? 0) < this.total;
  }

  readonly load = (): void => {
    this.extend(this.entries.data ?? []);
  };

  /** Reloads in the background. */
  readonly restart = (): void => {
    this.extend([]);
  };

  private extend(known: AuditEntryDto[]): void {
    const current = Math.floor(known.length / PAGE_SIZE) + 1;
    void this.entries.load(async (signal) => {
      const page = await this.fetchPage({ current, pageSize: PAGE_SIZE }, { signal, skipErrorToast: true });
      this.count(page.total);
      // New entries shift the pages.
      const fresh = page.list.filter(({ id }) => known.every((entry) => entry.id !== id));
      return [...known, ...fresh];
    });
  }

  private count(total: number): void {
    this.total = total;
  }
}
