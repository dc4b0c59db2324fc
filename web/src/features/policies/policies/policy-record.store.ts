import { makeAutoObservable } from 'mobx';
import { getPolicy, getPolicyHistory, schedulePolicy } from '../../../api/generated/policies/policies';
import type {
  AuditEntryDto,
  AuditEntryPageDto,
  PolicyDetailDto,
  PolicyViewDto,
} from '../../../api/generated/model';
import { getPolicyHistoryLimits } from '../../../api/generated/model/limits/policies';
import { Resource } from '../../../shared/data/resource';
import { scheduleForm, type ScheduleForm } from '../../../shared/schedule/schedule-form';
import { type PoliciesQuery, selectionParams } from './policies-view';

/** The record in the drawer, and its history. */
export class PolicyRecordStore {
  readonly view = new Resource<PolicyViewDto>();
  readonly history = new Resource<AuditEntryPageDto>();
  private id = 0;
  private query: PoliciesQuery | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async show(id: number, query: PoliciesQuery): Promise<void> {
    if (id !== this.id) this.forget();
    this.id = id;
    this.query = query;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const { id, query } = this;
    if (query === null) return;
    await this.view.load((signal) => getPolicy(id, selectionParams(query), { signal, skipErrorToast: true }));
  }

  async showHistory(): Promise<void> {
    const { id } = this;
    await this.history.load((signal) => getPolicyHistory(id, {}, { signal, skipErrorToast: true }));
  }

  /** Appends the next page. New entries shift the pages, so duplicates are skipped. */
  async showOlder(): Promise<void> {
    const { id } = this;
    const known = this.history.data?.list ?? [];
    await this.history.load(async (signal) => {
      const { list, total } = await getPolicyHistory(id, { current: nextPage(known) }, { signal });
      const isNew = (entry: AuditEntryDto) => !known.some((previous) => previous.id === entry.id);
      return { list: [...known, ...list.filter(isNew)], total };
    });
  }

  /** From when and until when the record is delivered. */
  schedule(policy: PolicyViewDto): ScheduleForm<PolicyDetailDto> {
    const { id, version } = policy;
    return scheduleForm(policy, `policy ${id} schedule`, (times) =>
      schedulePolicy(id, { ...times, version }, { skipErrorToast: true }),
    );
  }

  readonly stop = (): void => {
    this.view.stop();
    this.history.stop();
  };

  private forget(): void {
    this.view.clear();
    this.history.clear();
  }
}

const nextPage = (known: AuditEntryDto[]) =>
  Math.floor(known.length / getPolicyHistoryLimits.pageSize.default) + 1;
