import type { PolicyDetailDto } from '../../../api/generated/model';
import { PolicyFormStore } from './policy-form.store';
import { readDrafts, storeDrafts } from './stored-drafts';

/** The forms of records. They outlive the drawer, so that Back loses no input, and a reload that the page offers. */
export class PolicyDrafts {
  private readonly forms = new Map<string, PolicyFormStore>();
  private readonly stored = new Map(readDrafts().map((draft) => [draft.record, draft]));

  get(record: string): PolicyFormStore | undefined {
    return this.forms.get(record);
  }

  /** A changed form keeps its input; an unchanged form follows the record. */
  open(record: string, policy: PolicyDetailDto | null): PolicyFormStore {
    const previous = this.forms.get(record);
    if (previous && (previous.isDirty || previous.version === policy?.version)) return previous;
    const form = this.restore(record, policy) ?? new PolicyFormStore(policy);
    this.forms.set(record, form);
    return form;
  }

  drop(record: string): void {
    this.forms.delete(record);
  }

  /** Stores the changed forms for the page after the reload. */
  keep(): void {
    const changed = [...this.forms].filter(([, { isDirty }]) => isDirty);
    const drafts = changed.map(([record, { version, typed }]) => ({ record, version, typed }));
    storeDrafts([...this.stored.values(), ...drafts]);
  }

  /** With the version of then, so that the server notices what others have saved since. */
  private restore(record: string, policy: PolicyDetailDto | null): PolicyFormStore | null {
    const draft = this.stored.get(record);
    if (draft === undefined) return null;
    this.stored.delete(record);
    const form = new PolicyFormStore(policy && { ...policy, version: draft.version ?? policy.version });
    form.change(draft.typed);
    return form;
  }
}
