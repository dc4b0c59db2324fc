import type { PolicyDetailDto } from '../../../api/generated/model';
import { PolicyEditStore } from './policy-edit.store';

/** The forms of the records that the drawer shows in turn. Their input is kept beyond it, see `FormStore`. */
export class PolicyDrafts {
  private readonly edits = new Map<string, PolicyEditStore>();

  /** A changed form keeps its input; an unchanged form follows the record. */
  open(record: string, policy: PolicyDetailDto | null): PolicyEditStore {
    const previous = this.edits.get(record);
    if (previous && (previous.form.isDirty || previous.version === policy?.version)) return previous;
    const edit = new PolicyEditStore(record, policy);
    this.edits.set(record, edit);
    return edit;
  }

  drop(record: string): void {
    this.edits.get(record)?.form.restore();
    this.edits.delete(record);
  }
}
