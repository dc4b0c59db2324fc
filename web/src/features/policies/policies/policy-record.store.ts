import { makeAutoObservable } from 'mobx';
import { getPolicy, getPolicyHistory, schedulePolicy } from '../../../api/generated/policies/policies';
import type { PolicyDetailDto, PolicyViewDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { HistoryStore } from '../../../shared/history/history.store';
import { scheduleForm, type ScheduleForm } from '../../../shared/schedule/schedule-form';
import { type PoliciesQuery, selectionParams } from './policies-view';

/** The record in the drawer, and its history. */
export class PolicyRecordStore {
  readonly view = new Resource<PolicyViewDto>();
  history = historyOf(0);
  private id = 0;
  private query: PoliciesQuery | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async show(id: number, query: PoliciesQuery): Promise<void> {
    if (id !== this.id) this.forget(id);
    this.id = id;
    this.query = query;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const { id, query } = this;
    if (query === null) return;
    await this.view.load((signal) => getPolicy(id, selectionParams(query), { signal, skipErrorToast: true }));
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
    this.history.entries.stop();
  };

  private forget(next: number): void {
    this.view.clear();
    this.history.entries.stop();
    this.history = historyOf(next);
  }
}

function historyOf(id: number): HistoryStore {
  return new HistoryStore((query, options) => getPolicyHistory(id, query, options));
}
