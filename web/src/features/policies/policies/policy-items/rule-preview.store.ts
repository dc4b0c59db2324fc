import { previewPolicyRule } from '../../../../api/generated/policies/policies';
import type { ContentType, PolicyRuleDto, PolicyRulePreviewDto } from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';

/** Editing pauses so long before the preview is asked for. */
const PAUSE_MS = 400;

/** The items that a rule chooses, while it is edited. */
export class RulePreviewStore {
  readonly found = new Resource<PolicyRulePreviewDto>();
  private asked: { contentType: ContentType; rule: PolicyRuleDto } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(contentType: ContentType, rule: PolicyRuleDto): void {
    clearTimeout(this.timer);
    const isFirst = this.asked === null;
    this.asked = { contentType, rule };
    this.timer = setTimeout(this.load, isFirst ? 0 : PAUSE_MS);
  }

  readonly load = (): void => {
    const { asked } = this;
    if (asked === null) return;
    void this.found.load((signal) => previewPolicyRule(asked, { signal, skipErrorToast: true }));
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.asked = null;
    this.found.stop();
  };
}
