import { makeAutoObservable } from 'mobx';
import type { PolicyTableDto, PolicyViewSavedDto, SavePolicyViewDto } from '../../api/generated/model';
import {
  createPolicyView,
  deletePolicyView,
  getPolicyTable,
  listPolicyViews,
  savePolicyTable,
  savePolicyView,
} from '../../api/generated/policies/policies';
import { Resource } from '../../shared/data/resource';
import { fromTable, toTable } from './saved-view';
import type { TableView } from './policies-view';

const quiet = { shownInPlace: true };
/** While a column is drawn wider its width changes often; only where it comes to rest is stored. */
const REST_MS = 400;

/** How this person likes the table, kept on the account: columns and density, and whole views by name. */
export class PolicyTableStore {
  view: TableView | null = null;
  readonly views = new Resource<PolicyViewSavedDto[]>();
  /** Nothing is drawn before, so that no column has to move. */
  isReady = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true, deep: false });
  }

  get defaultView(): PolicyViewSavedDto | undefined {
    return this.views.data?.find(({ isDefault }) => isDefault);
  }

  /** A table that cannot ask for them is drawn as designed. */
  async load(): Promise<void> {
    if (this.isReady) return;
    const [table] = await Promise.all([getPolicyTable(quiet).catch(() => null), this.loadViews()]);
    this.settle(table);
  }

  /** Takes effect at once; a failure to store it is told by the transport. */
  change(view: TableView): void {
    this.view = view;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      savePolicyTable(toTable(view)).catch(() => undefined);
    }, REST_MS);
  }

  /** @throws ApiError when it cannot be stored, such as under a name that is taken */
  async save(view: SavePolicyViewDto, id?: number): Promise<void> {
    await (id === undefined ? createPolicyView(view, quiet) : savePolicyView(id, view, quiet));
    await this.loadViews();
  }

  /** @throws ApiError, which the reader was told */
  async remove(id: number): Promise<void> {
    await deletePolicyView(id);
    await this.loadViews();
  }

  private async loadViews(): Promise<void> {
    await this.views.load((signal) => listPolicyViews({ signal, ...quiet }));
  }

  private settle(table: PolicyTableDto | null): void {
    if (table !== null && this.view === null) this.view = fromTable(table);
    this.isReady = true;
  }
}
