import { actionBound, makeObservable, observable } from 'mobx';
import {
  changeMatchingPolicies,
  changePolicies,
  createPolicyDownload,
  listDeletedPolicies,
  listPolicies,
} from '../../../api/generated/policies/policies';
import type {
  DownloadFormat,
  PolicyAction,
  PolicyDto,
  PolicySheetField,
  PolicyOperationDto,
  PolicyStatus,
} from '../../../api/generated/model';
import { newKey } from '../../../shared/lib/new-key';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { PagedList } from '../../../shared/lists/paged-list';
import { type Chosen, Selection } from '../../../shared/lists/selection';
import type { ListedPolicy } from './listed-policy';
import { UNSORTED } from './policies.constants';
import { filterParams, pageParams, type PoliciesQuery } from './policies-view';

export type ChosenPolicies = Chosen<PoliciesQuery>;

/** The selected ones, in the order of the table, or all that match. */
export type DownloadedPolicies = { ids: number[] } | { query: PoliciesQuery };

/** The rows of the table, the selection, and the actions. */
export class PoliciesStore {
  /** Number of changes so far. */
  changes = 0;
  readonly list = new PagedList<ListedPolicy, PoliciesQuery>((query, signal) => {
    const fetch = query.place === 'bin' ? listDeletedPolicies : listPolicies;
    return fetch(pageParams(query), { signal, skipErrorToast: true });
  });
  readonly selection = new Selection(this.list, (query) => ({ ...filterParams(query), place: query.place }));

  constructor() {
    makeObservable(this, { changes: observable, changed: actionBound });
  }

  /** Applies changes of other users. A failed load shows its error until the next attempt. */
  private readonly live = new LiveFollower(
    'policies.changed',
    () => void this.refreshIfShown(),
    () => void this.refreshIfShown(),
  );

  readonly follow = (): (() => void) => this.live.start();

  /** Also while it loads: the answer on its way may be older than the change. */
  private async refreshIfShown(): Promise<void> {
    if (this.list.error === null) await this.changed();
  }

  /** Reloads the current query after a change. */
  async changed(): Promise<void> {
    this.changes += 1;
    await this.list.refresh();
  }

  /**
   * Optimistic update, rolled back on failure.
   * @throws ApiError, already shown to the user
   */
  async setStatus({ id, status: previous }: PolicyDto, status: PolicyStatus): Promise<PolicyOperationDto> {
    const isIt = (row: PolicyDto) => row.id === id;
    this.list.patch(isIt, { status });
    try {
      return await this.change(status, [id]);
    } catch (error) {
      this.list.patch(isIt, { status: previous });
      throw error;
    }
  }

  /** @throws ApiError, already shown to the user */
  change(action: PolicyAction, ids: number[]): Promise<PolicyOperationDto> {
    return changePolicies({ action, ids }, { idempotencyKey: newKey() });
  }

  /** @throws ApiError, already shown to the user */
  changeChosen(action: PolicyAction, chosen: ChosenPolicies): Promise<PolicyOperationDto> {
    if ('ids' in chosen) return this.change(action, chosen.ids);
    const { query, expectedTotal } = chosen;
    const change = { action, filter: filterParams(query), expectedTotal };
    return changeMatchingPolicies(change, { idempotencyKey: newKey() });
  }

  /**
   * Downloads the selected rows with their current values, or all that match.
   * @returns the URL of the file
   * @throws ApiError, already shown to the user
   */
  async download(
    format: DownloadFormat,
    columns: PolicySheetField[],
    chosen: DownloadedPolicies,
  ): Promise<string> {
    const rows = 'ids' in chosen ? { filter: {}, ids: chosen.ids } : { filter: filterParams(chosen.query) };
    const query = 'ids' in chosen ? this.list.answered : chosen.query;
    const order = query === null || query.sort === '' ? UNSORTED : { sort: query.sort, order: query.order };
    const { address } = await createPolicyDownload({ format, columns, ...rows, ...order });
    return address;
  }
}
