import { actionBound, makeObservable, observable } from 'mobx';
import {
  changeMatchingPolicies,
  changePolicies,
  createPolicyDownload,
  listDeletedPolicies,
  listPolicies,
  undoPolicyOperation,
} from '../../../api/generated/policies/policies';
import type {
  DownloadFormat,
  PolicyAction,
  PolicyDto,
  PolicyMember,
  PolicyOperationDto,
  PolicyStatus,
} from '../../../api/generated/model';
import { newKey } from '../../../shared/lib/new-key';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { PagedList } from '../../../shared/lists/paged-list';
import { Selection } from '../../../shared/lists/selection';
import { UNSORTED } from './policies.constants';
import { filterParams, type PoliciesQuery, sameFilters, selectionParams } from './policies-view';

interface Download {
  format: DownloadFormat;
  columns: PolicyMember[];
  query: PoliciesQuery;
  ids: number[];
}

/** The rows of the table, which of them are selected, and what can be done with them. */
export class PoliciesStore {
  /** How often something was changed here. */
  changes = 0;
  private query: PoliciesQuery | null = null;
  readonly selection = new Selection();
  readonly list = new PagedList<PolicyDto, PoliciesQuery>((query, signal) => {
    const { current, pageSize, place } = query;
    const params = { ...selectionParams(query), current, pageSize };
    const fetch = place === 'bin' ? listDeletedPolicies : listPolicies;
    return fetch(params, { signal, shownInPlace: true });
  });

  constructor() {
    makeObservable(this, { changes: observable, changed: actionBound });
  }

  /** Other filters find other rows: what was selected among the former is selected no more. */
  show(query: PoliciesQuery): void {
    const { query: former } = this;
    if (former !== null && !(sameFilters(former, query) && former.place === query.place))
      this.selection.clear();
    this.query = query;
    void this.list.show(query);
  }

  /** Follows what others change. What could not be had says why, until somebody asks again. */
  private readonly live = new LiveFollower(
    'policies.changed',
    () => void this.followUp(),
    () => void this.followUp(),
  );

  readonly follow = (): (() => void) => this.live.start();

  private async followUp(): Promise<void> {
    if (this.list.state === 'ready' || this.list.state === 'empty') await this.changed();
  }

  /** Asks again for what is shown, after a change. */
  async changed(): Promise<void> {
    this.changes += 1;
    await this.list.refresh();
  }

  /**
   * Shown as done while it is sent, and as it was when it does not work.
   * @throws ApiError, which the reader was told
   */
  async setStatus({ id, status: former }: PolicyDto, status: PolicyStatus): Promise<PolicyOperationDto> {
    const isIt = (row: PolicyDto) => row.id === id;
    this.list.patch(isIt, { status });
    try {
      return await this.change(status, [id]);
    } catch (error) {
      this.list.patch(isIt, { status: former });
      throw error;
    }
  }

  /** @throws ApiError, which the reader was told */
  change(action: PolicyAction, ids: number[]): Promise<PolicyOperationDto> {
    return changePolicies({ action, ids }, { idempotencyKey: newKey() });
  }

  /** @throws ApiError, which the reader was told */
  changeSelected(action: PolicyAction, query: PoliciesQuery): Promise<PolicyOperationDto> {
    const { selection, list } = this;
    if (!selection.isEverything) return this.change(action, [...selection.ids]);
    const change = { action, filter: filterParams(query), expectedTotal: list.total };
    return changeMatchingPolicies(change, { idempotencyKey: newKey() });
  }

  /**
   * The chosen rows as they are by now, or all that match where none is.
   * @returns the address that the browser is to fetch the file from
   * @throws ApiError, which the reader was told
   */
  async download({ format, columns, query, ids }: Download): Promise<string> {
    const { sort, order } = query.sort === '' ? UNSORTED : { sort: query.sort, order: query.order };
    const rows = ids.length > 0 ? { filter: {}, ids } : { filter: filterParams(query) };
    const { address } = await createPolicyDownload({ format, columns, ...rows, sort, order });
    return address;
  }

  /** @throws ApiError, which the reader was told */
  async undo(operationId: string): Promise<void> {
    await undoPolicyOperation(operationId);
    await this.changed();
  }
}
