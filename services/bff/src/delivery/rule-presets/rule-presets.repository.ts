import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type CurrentRule, type NamedItem } from './rule-preset.dto.js';
import { RulePreset } from './rule-preset.entity.js';

@Injectable()
export class RulePresetsRepository {
  constructor(@InjectRepository(RulePreset) private readonly rules: Repository<RulePreset>) {}

  async all(): Promise<CurrentRule[]> {
    return (await this.rules.find({ order: { id: 'ASC' } })).map(named);
  }

  async find(id: number): Promise<CurrentRule | undefined> {
    const rule = await this.rules.findOneBy({ id });
    return rule ? named(rule) : undefined;
  }

  async lock(id: number, manager: EntityManager): Promise<CurrentRule | undefined> {
    const rule = await manager.findOne(RulePreset, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return rule ? named(rule) : undefined;
  }

  async change(
    rule: CurrentRule,
    change: Partial<Pick<RulePreset, 'enabled' | 'parameters'>>,
    manager: EntityManager,
  ): Promise<CurrentRule> {
    const changed = { ...change, version: rule.version + 1 };
    await manager.update(RulePreset, { id: rule.id }, changed);
    return named({ ...rule, ...changed });
  }

  /** Those that exist and are not in the bin. */
  async items(ids: number[], manager: EntityManager = this.rules.manager): Promise<NamedItem[]> {
    return await manager.query(
      `SELECT id, title, language, online FROM content_item WHERE id = ANY($1::int[]) AND state <> 'removed'`,
      [ids],
    );
  }
}

function named(rule: RulePreset): CurrentRule {
  return Object.assign(rule, { state: rule.enabled ? ('enabled' as const) : ('disabled' as const) });
}
