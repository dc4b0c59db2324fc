import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type CurrentRule } from './rule-preset.dto.js';
import { RulePreset } from './rule-preset.entity.js';
import { RULE_TRANSITIONS, type RuleAction } from './rule-presets.constants.js';

@Injectable()
export class RulePresetsRepository {
  constructor(@InjectRepository(RulePreset) private readonly rules: Repository<RulePreset>) {}

  async all(): Promise<CurrentRule[]> {
    return (await this.rules.find({ order: { id: 'ASC' } })).map(named);
  }

  async exists(id: number): Promise<boolean> {
    return await this.rules.existsBy({ id });
  }

  async lock(id: number, manager: EntityManager): Promise<CurrentRule | undefined> {
    const rule = await manager.findOne(RulePreset, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return rule ? named(rule) : undefined;
  }

  async change(rule: CurrentRule, action: RuleAction, manager: EntityManager): Promise<CurrentRule> {
    const { to } = RULE_TRANSITIONS[action];
    const changed = { enabled: to === 'enabled', version: rule.version + 1 };
    await manager.update(RulePreset, { id: rule.id }, changed);
    return { ...rule, ...changed, state: to };
  }
}

function named(rule: RulePreset): CurrentRule {
  return Object.assign(rule, { state: rule.enabled ? ('enabled' as const) : ('disabled' as const) });
}
