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
import { Selection } from '../../../shared/lists/selection';
import type { ListedPolicy } from './listed-policy';
import { UNSORTED } from './policies.constants';
import { filterParams, pageParams, type PoliciesQuery, sameFilters } from './policies-view';

interface Download {
  format: DownloadFormat;
  columns: PolicySheetField[];
  query: PoliciesQuery;
  ids: number[];
}

/** The rows of the table, the selection, and the actions. */
export class PoliciesStore {
  /** Number of changes so far. */
  changes = 0;
  private query: PoliciesQuery | null = null;
  readonly selection = new Selection();
  readonly list = new PagedList<ListedPolicy, PoliciesQuery>((query, signal) => {
    const fetch = query.place === 'bin' ? listDeletedPolicies : listPolicies;
    return fetch(pageParams(query), { signal, skipErrorToast: true });
  });

  constructor() {
    makeObservable(this, { changes: observable, changed: actionBound });
  }

  /** A change of filters clears the selection. */
  show(query: PoliciesQuery): void {
    const { query: previous } = this;
    if (previous !== null && !(sameFilters(previous, query) && previous.place === query.place))
      this.selection.clear();
    this.query = query;
    void this.list.show(query);
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
  changeSelected(action: PolicyAction, query: PoliciesQuery): Promise<PolicyOperationDto> {
    const { selection, list } = this;
    if (!selection.isEverything) return this.change(action, [...selection.ids]);
    const change = { action, filter: filterParams(query), expectedTotal: list.total };
    return changeMatchingPolicies(change, { idempotencyKey: newKey() });
  }

  /**
   * Downloads the selected rows with their current values, or all matching rows if none is selected.
   * @returns the URL of the file
   * @throws ApiError, already shown to the user
   */
  async download({ format, columns, query, ids }: Download): Promise<string> {
    const { sort, order } = query.sort === '' ? UNSORTED : { sort: query.sort, order: query.order };
    const rows = ids.length > 0 ? { filter: {}, ids } : { filter: filterParams(query) };
    const { address } = await createPolicyDownload({ format, columns, ...rows, sort, order });
    return address;
  }
}
