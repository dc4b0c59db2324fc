import { getRulePreset, previewRulePreset, setRuleParameters } from '../../../../api/generated/cards/cards';
import { listContentItems } from '../../../../api/generated/content-items/content-items';
import type {
  ContentItemListItemDto,
  PolicyDto,
  PreviewRuleDto,
  RuleParametersDto,
  RulePresetDetailDto,
  RulePreviewDto,
} from '../../../../api/generated/model';
import { listPolicies } from '../../../../api/generated/policies/policies';
import { Resource } from '../../../../shared/data/resource';
import { FormStore } from '../../../../shared/forms/form.store';
import { MergingStore } from '../../../../shared/forms/merging.store';
import { RecordPickerStore } from '../../../../shared/records/record-picker.store';
import { draftOf, parametersOf, problemsOf, type RuleDraft, type RuleItem } from './rule-form';

/** How many records a field proposes at once. */
const PROPOSED = 6;
/** Editing pauses so long before the preview is asked for. */
const PAUSE_MS = 400;

const quiet = { skipErrorToast: true };

/** A rule that is opened to be edited. */
export class RulePresetStore {
  readonly view = new Resource<RulePresetDetailDto>();
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
  }

  readonly load = (): void => {
    void this.view.load((signal) => getRulePreset(this.id, { ...quiet, signal }));
  };
}

/** The parameters of a rule, while they are edited. */
export class RuleEditStore {
  readonly form: FormStore<RuleDraft, RulePresetDetailDto>;
  readonly merging: MergingStore<RuleDraft, RulePresetDetailDto>;
  readonly preview = new Resource<RulePreviewDto>();
  readonly items = new RecordPickerStore<ContentItemListItemDto & RuleItem>(async (text, signal) => {
    const found = await listContentItems(
      { ...(text === '' ? {} : { search: text }), pageSize: PROPOSED },
      { ...quiet, signal },
    );
    return { ...found, list: found.list.map((item) => ({ ...item, name: item.title })) };
  });
  readonly sets = new RecordPickerStore<PolicyDto>((text, signal) =>
    listPolicies(
      { ...(text === '' ? {} : { name: text }), status: 'online', pageSize: PROPOSED },
      { ...quiet, signal },
    ),
  );
  private readonly rule: RulePresetDetailDto;
  private asked: PreviewRuleDto | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rule: RulePresetDetailDto) {
    const { id, key, version: stored } = rule;
    this.rule = rule;
    this.form = new FormStore<RuleDraft, RulePresetDetailDto>({
      stored: draftOf(rule),
      version: stored,
      draft: `rule preset ${id}`,
      problemsOf: (draft) => problemsOf(key, draft),
      send: (draft, { version }) =>
        setRuleParameters(id, { version: version ?? stored, parameters: parametersOf(key, draft) }, quiet),
    });
    this.merging = new MergingStore(this.form, async () => {
      const latest = await getRulePreset(id, quiet);
      return { values: draftOf(latest), version: latest.version };
    });
  }

  /** @returns the rule, and how the change is taken back; null if it was not saved */
  async save(): Promise<{ rule: RulePresetDetailDto; undo: () => Promise<RulePresetDetailDto> } | null> {
    const { id, parameters: before } = this.rule;
    const sent = await this.merging.submit();
    if (sent === null) return null;
    const { answer } = sent;
    const undo = () => setRuleParameters(id, { version: answer.version, parameters: before });
    return { rule: answer, undo };
  }

  /** Asks for the preview when editing pauses, and at once for another set. */
  follow(policyId: number, parameters: RuleParametersDto): void {
    clearTimeout(this.timer);
    const isOther = this.asked?.policyId !== policyId;
    this.asked = { policyId, parameters };
    this.timer = setTimeout(this.loadPreview, isOther ? 0 : PAUSE_MS);
  }

  readonly loadPreview = (): void => {
    const { asked } = this;
    if (asked === null) return;
    void this.preview.load((signal) => previewRulePreset(this.rule.id, asked, { ...quiet, signal }));
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.asked = null;
    this.preview.stop();
  };
}
