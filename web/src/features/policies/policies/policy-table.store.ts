import { makeAutoObservable } from 'mobx';
import type { PolicyTableDto, PolicyViewSavedDto, SavePolicyViewDto } from '../../../api/generated/model';
import {
  createPolicyView,
  deletePolicyView,
  getPolicyTable,
  listPolicyViews,
  savePolicyTable,
  savePolicyView,
} from '../../../api/generated/policies/policies';
import { ApiError } from '../../../api/api-error';
import { Resource } from '../../../shared/data/resource';
import { fromTable, toTable } from './saved-view';
import type { TableView } from './policies-view';
import { clearUnsentTable, readUnsentTable, storeUnsentTable } from './unsent-table';

const quiet = { skipErrorToast: true };

/** The table settings of this account: columns, density and saved views. */
export class PolicyTableStore {
  view: TableView | null = null;
  readonly views = new Resource<PolicyViewSavedDto[]>();
  /** The table is not rendered before, so that no column moves. */
  isReady = false;
  /** Requests run one at a time, so that the last change wins. */
  private storing: Promise<unknown> | null = null;

  constructor() {
    makeAutoObservable<this, 'storing'>(this, { storing: false }, { autoBind: true, deep: false });
  }

  get defaultView(): PolicyViewSavedDto | undefined {
    return this.views.data?.find(({ isDefault }) => isDefault);
  }

  /** If the settings cannot be loaded, the defaults apply. */
  async load(): Promise<void> {
    if (this.isReady) return;
    const unsent = readUnsentTable();
    if (unsent !== null) this.change(fromTable(unsent));
    const [table] = await Promise.all([getPolicyTable(quiet).catch(() => null), this.loadViews()]);
    this.settle(table);
  }

  /** Applies at once. The transport shows an error; after a temporary one the change is stored later. */
  change(view: TableView): void {
    this.view = view;
    storeUnsentTable(toTable(view));
    void this.store();
  }

  /** @throws ApiError if it cannot be stored, for example because the name is taken */
  async save(view: SavePolicyViewDto, id?: number): Promise<PolicyViewSavedDto> {
    const saved = await (id === undefined ? createPolicyView(view, quiet) : savePolicyView(id, view, quiet));
    await this.loadViews();
    return saved;
  }

  /** @throws ApiError */
  async remove(id: number): Promise<void> {
    await deletePolicyView(id, quiet);
    await this.loadViews();
  }

  private async store(): Promise<void> {
    if (this.storing !== null) return;
    for (let stored: TableView | null = null; this.view !== null && stored !== this.view;) {
      stored = this.view;
      this.storing = this.send(stored);
      await this.storing;
    }
    this.storing = null;
  }

  private async send(view: TableView): Promise<void> {
    try {
      await savePolicyTable(toTable(view));
    } catch (error) {
      if (error instanceof ApiError && error.mayPass) return;
    }
    if (view === this.view) clearUnsentTable();
  }

  private async loadViews(): Promise<void> {
    await this.views.load((signal) => listPolicyViews({ signal, ...quiet }));
  }

  private settle(table: PolicyTableDto | null): void {
    if (table !== null && this.view === null) this.view = fromTable(table);
    this.isReady = true;
  }
}
