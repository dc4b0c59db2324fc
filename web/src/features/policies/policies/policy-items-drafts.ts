import { makeAutoObservable, observableRef } from 'mobx';
import type { PolicyItemsStore } from './policy-items/policy-items.store';

/** The items of the records that the drawer shows in turn. Their code is loaded with the tab. */
export class PolicyItemsDrafts {
  private open: ReadonlyMap<number, PolicyItemsStore> = new Map();

  constructor() {
    makeAutoObservable<this, 'open'>(this, { open: observableRef }, { autoBind: true });
  }

  of(id: number): PolicyItemsStore | undefined {
    return this.open.get(id);
  }

  /** Whether something in it was changed and not saved. */
  isDirty(id: number): boolean {
    return this.of(id)?.form?.isDirty ?? false;
  }

  keep(id: number, items: PolicyItemsStore): void {
    this.open = new Map(this.open).set(id, items);
  }
}
