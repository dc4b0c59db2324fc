import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Holder } from '../../common/auth/can.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { type CardKind, CardsService } from '../../content/cards/cards.service.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import {
  checkParameters,
  isComplete,
  itemIdsOf,
  normalParameters,
  refuseUnknownItems,
} from './check-parameters.js';
import { HiddenItemsRepository } from './hidden-items.repository.js';
import { HiddenItemsService } from './hidden-items.service.js';
import { OrderPresetsService } from './order-presets.service.js';
import { type SetRuleParametersDto } from './rule-parameters.dto.js';
import { type CurrentRule, RulePresetDetailDto, RulePresetDto } from './rule-preset.dto.js';
import {
  HIDING_PRESETS,
  PRESETS_CHANNEL,
  type PresetParameters,
  RULE_TRANSITIONS,
  type RuleAction,
  type RuleState,
} from './rule-presets.constants.js';
import { RulePresetsRepository } from './rule-presets.repository.js';

@Injectable()
export class RulePresetsService {
  private readonly kind: CardKind<CurrentRule, RuleAction, RuleState>;

  constructor(
    private readonly rules: RulePresetsRepository,
    private readonly hidden: HiddenItemsRepository,
    private readonly judging: HiddenItemsService,
    private readonly order: OrderPresetsService,
    private readonly cards: CardsService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {
    this.kind = {
      section: 'rulePreset',
      transitions: RULE_TRANSITIONS,
      lock: (id, manager) => rules.lock(id, manager),
      change: (rule, action, manager) => this.moved(rule, action, manager),
      audited: ['state'],
    };
  }

  async list(holder: Holder): Promise<RulePresetDto[]> {
    const rules = await this.rules.all();
    return rules.map((rule) => RulePresetDto.from(rule, holder));
  }

  /** @throws AppError notFound */
  async get(id: number, holder: Holder): Promise<RulePresetDetailDto> {
    const rule = await this.rules.find(id);
    if (!rule) throw new AppError('notFound');
    return RulePresetDetailDto.of(rule, await this.rules.items(itemIdsOf(rule.parameters)), holder);
  }

  /** @throws AppError notFound, conflict, presetIncomplete */
  async move(id: number, action: RuleAction, version: number, actor: SignedInActor): Promise<RulePresetDto> {
    const rule = await this.cards.move(this.kind, { id, action, version }, actor);
    await this.follow(rule);
    return RulePresetDto.from(rule, actor);
  }

  /** @throws AppError notFound, conflict, contractBroken, presetIncomplete */
  async setParameters(
    id: number,
    { version, parameters: given }: SetRuleParametersDto,
    actor: SignedInActor,
  ): Promise<RulePresetDetailDto> {
    const parameters = normalParameters(given);
    const changed = await this.manager.transaction(async (manager) => {
      const before = await this.open(id, version, manager);
      await this.check(before, parameters, manager);
      if (JSON.stringify(before.parameters) === JSON.stringify(parameters)) return before;
      const after = await this.store(before, { parameters }, manager);
      await this.cards.recordMove(manager, actor, {
        ...{ section: 'rulePreset', action: 'edit', audited: ['parameters'], before, after },
      });
      return after;
    });
    await this.follow(changed);
    return await this.get(id, actor);
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    const isThere = (await this.rules.find(id)) !== undefined;
    return await this.cards.history('rulePreset', id, isThere, query, principal);
  }

  /** @throws AppError contractBroken, presetIncomplete for one that is on and would do nothing */
  private async check(
    { key, enabled }: CurrentRule,
    parameters: PresetParameters,
    manager: EntityManager,
  ): Promise<void> {
    checkParameters(key, parameters);
    if (enabled && !isComplete(key, parameters)) throw new AppError('presetIncomplete');
    const items = await this.rules.items(itemIdsOf(parameters), manager);
    refuseUnknownItems(parameters, new Set(items.map(({ id }) => id)));
  }

  private async open(id: number, version: number, manager: EntityManager): Promise<CurrentRule> {
    const rule = await this.rules.lock(id, manager);
    if (!rule) throw new AppError('notFound');
    const { state, version: current } = rule;
    if (version === current) return rule;
    throw await this.audit.outdated(
      manager,
      { entity: 'rulePreset', entityId: id },
      { state, version: current },
    );
  }

  private async moved(rule: CurrentRule, action: RuleAction, manager: EntityManager): Promise<CurrentRule> {
    if (action === 'enable' && !isComplete(rule.key, rule.parameters)) throw new AppError('presetIncomplete');
    return await this.store(rule, { enabled: action === 'enable' }, manager);
  }

  /** In a transaction, whoever changes it. Items are judged again soon afterwards. */
  async store(
    rule: CurrentRule,
    change: Partial<Pick<CurrentRule, 'enabled' | 'parameters'>>,
    manager: EntityManager,
  ): Promise<CurrentRule> {
    if (HIDING_PRESETS.includes(rule.key)) await this.hidden.begin(manager);
    await this.notifications.notify(manager, PRESETS_CHANNEL, rule.key);
    return await this.rules.change(rule, change, manager);
  }

  /** Whoever has changed a preset finds it at work, unless there are very many items. */
  private async follow({ key }: CurrentRule): Promise<void> {
    this.order.forget();
    if (HIDING_PRESETS.includes(key)) await this.judging.judge();
  }
}
