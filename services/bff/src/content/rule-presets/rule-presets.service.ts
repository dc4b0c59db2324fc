import { Injectable } from '@nestjs/common';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { type CardKind, CardsService } from '../cards/cards.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { RulePresetDto, type CurrentRule } from './rule-preset.dto.js';
import { RULE_TRANSITIONS, type RuleAction, type RuleState } from './rule-presets.constants.js';
import { RulePresetsRepository } from './rule-presets.repository.js';

@Injectable()
export class RulePresetsService {
  private readonly kind: CardKind<CurrentRule, RuleAction, RuleState>;

  constructor(
    private readonly rules: RulePresetsRepository,
    private readonly cards: CardsService,
  ) {
    this.kind = {
      section: 'rulePreset',
      transitions: RULE_TRANSITIONS,
      lock: (id, manager) => rules.lock(id, manager),
      change: (rule, action, manager) => rules.change(rule, action, manager),
      audited: ['state'],
    };
  }

  async list(role: Role): Promise<RulePresetDto[]> {
    const rules = await this.rules.all();
    return rules.map((rule) => RulePresetDto.from(rule, role));
  }

  async move(id: number, action: RuleAction, version: number, actor: SignedInActor): Promise<RulePresetDto> {
    return RulePresetDto.from(await this.cards.move(this.kind, { id, action, version }, actor), actor.role);
  }

  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return await this.cards.history('rulePreset', id, await this.rules.exists(id), query, principal);
  }
}
