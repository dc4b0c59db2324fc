import { makeAutoObservable } from 'mobx';
import {
  getQualityInspectionHistory,
  getRulePresetHistory,
  getServiceHistory,
} from '../../api/generated/cards/cards';
import type { AuditEntryDto } from '../../api/generated/model';
import { Resource } from '../../shared/data/resource';
import type { Section } from './cards.constants';

const PAGE_SIZE = 20;

const calls = {
  qualityInspection: getQualityInspectionHistory,
  service: getServiceHistory,
  rulePreset: getRulePresetHistory,
};

/** What was done with one card, newest first; older entries come when they are asked for. */
export class HistoryStore {
  readonly entries = new Resource<AuditEntryDto[]>();
  total = 0;
  private readonly section: Section;
  private readonly id: number;

  constructor(section: Section, id: number) {
    this.section = section;
    this.id = id;
    makeAutoObservable<this, 'section' | 'id'>(
      this,
      { entries: false, section: false, id: false },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return (this.entries.data?.length ?? 0) < this.total;
  }

  readonly load = (): void => {
    const known = this.entries.data ?? [];
    const current = Math.floor(known.length / PAGE_SIZE) + 1;
    void this.entries.load(async (signal) => {
      const query = { current, pageSize: PAGE_SIZE };
      const page = await calls[this.section](this.id, query, { signal, shownInPlace: true });
      this.count(page.total);
      // Entries that came meanwhile move the pages.
      const fresh = page.list.filter(({ id }) => known.every((entry) => entry.id !== id));
      return [...known, ...fresh];
    });
  };

  private count(total: number): void {
    this.total = total;
  }
}
