import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { PolicyMembersService } from '../../policies/members/policy-members.service.js';
import { applyPresets } from './apply-presets.js';
import { checkParameters } from './check-parameters.js';
import { hidingOf, orderOf } from './order-of.js';
import { previewOf } from './preview-of.js';
import { type CurrentRule } from './rule-preset.dto.js';
import { PREVIEWED } from './rule-presets.constants.js';
import { RulePresetsRepository } from './rule-presets.repository.js';
import { type PreviewRuleDto, type RulePreviewDto } from './rule-preview.dto.js';

/** Tells what a rule would do to a set before it is stored. */
@Injectable()
export class RulePreviewService {
  constructor(
    private readonly rules: RulePresetsRepository,
    private readonly members: PolicyMembersService,
  ) {}

  /** @throws AppError notFound if there is no such rule or the set is not online; contractBroken */
  async preview(id: number, { policyId, parameters }: PreviewRuleDto): Promise<RulePreviewDto> {
    const now = await this.rules.all();
    const rule = now.find((one) => one.id === id);
    if (!rule) throw new AppError('notFound');
    checkParameters(rule.key, parameters);
    const then = now.map((one) => (one === rule ? { ...rule, enabled: true, parameters } : one));
    const [before, after] = await Promise.all([
      this.delivered(policyId, now),
      this.delivered(policyId, then),
    ]);
    const rows = previewOf(before, after);
    const gone = rows.filter((row) => row.after === null);
    return {
      delivered: after.length,
      moved: rows.filter(({ isMoved }) => isMoved).length,
      hidden: gone.length,
      shown: rows.filter((row) => row.before === null).length,
      list: [...rows.slice(0, Math.min(after.length, PREVIEWED)), ...gone.slice(0, PREVIEWED)].map(
        ({ item: { id: itemId, title, language }, ...places }) => ({
          id: itemId,
          title,
          language,
          ...places,
        }),
      ),
    };
  }

  private async delivered(policyId: number, rules: CurrentRule[]) {
    return applyPresets(await this.members.deliveredUnder(policyId, hidingOf(rules)), orderOf(rules));
  }
}
