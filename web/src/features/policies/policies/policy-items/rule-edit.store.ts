import { listAuthors } from '../../../../api/generated/authors/authors';
import { setPolicyRule } from '../../../../api/generated/policies/policies';
import type {
  AuthorDto,
  PolicyDetailDto,
  PolicyItemPageDto,
  PolicyRuleDto,
} from '../../../../api/generated/model';
import { FormStore } from '../../../../shared/forms/form.store';
import { type Latest, MergingStore } from '../../../../shared/forms/merging.store';
import { RecordPickerStore } from '../../../../shared/records/record-picker.store';
import type { Saved } from './member';
import type { RuleAuthor } from './rule-authors';
import { draftOf, problemsOf, type RuleDraft, ruleOf } from './rule-form';
import { RulePreviewStore } from './rule-preview.store';

/** How many authors the field proposes at once. */
const PROPOSED = 6;

/** The rule of a set, while it is edited. */
export class RuleEditStore {
  readonly form: FormStore<RuleDraft, PolicyDetailDto>;
  readonly merging: MergingStore<RuleDraft, PolicyDetailDto>;
  readonly preview = new RulePreviewStore();
  readonly authors = new RecordPickerStore<AuthorDto>((text, signal) =>
    listAuthors(
      { ...(text === '' ? {} : { search: text }), pageSize: PROPOSED },
      { signal, skipErrorToast: true },
    ),
  );

  private readonly id: number;

  constructor(
    id: number,
    { rule, version: stored }: Pick<PolicyItemPageDto, 'rule' | 'version'>,
    names: RuleAuthor[],
    latest: () => Promise<Latest<RuleDraft>>,
  ) {
    this.id = id;
    this.form = new FormStore<RuleDraft, PolicyDetailDto>({
      stored: draftOf(rule, names),
      version: stored,
      draft: `policy ${id} rule`,
      problemsOf,
      send: (draft, { version }) =>
        setPolicyRule(id, { version: version ?? stored, rule: ruleOf(draft) }, { skipErrorToast: true }),
    });
    this.merging = new MergingStore(this.form, latest);
  }

  /** The stored rule was loaded again. What was changed here stays, and the server compares it with what others saved. */
  follow({ rule, version }: Pick<PolicyItemPageDto, 'rule' | 'version'>, names: RuleAuthor[]): void {
    if (!this.form.isDirty) this.form.settle(draftOf(rule, names), version);
  }

  /** @param before the stored rule; null if there was none */
  async save(before: PolicyRuleDto | null): Promise<Saved | null> {
    const sent = await this.merging.submit();
    if (sent === null) return null;
    const { answer } = sent;
    this.form.settle(this.form.values, answer.version);
    const undo = () => setPolicyRule(this.id, { version: answer.version, rule: before });
    return { policy: answer, undo };
  }

  readonly discard = (): void => {
    this.form.restore();
  };
}
