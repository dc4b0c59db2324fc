import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import {
  type LabelChange,
  type LabelPlace,
  LabelPlacesService,
} from '../../library/labels/label-places.service.js';
import { LABEL_MERGING } from '../../library/labels/labels.constants.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { labelKeysIn } from '../../platform/database/label-keys.js';
import { PolicyChangeNotifierService } from '../policies/policy-change-notifier.service.js';
import { type Rule } from '../rules/policy-rules.constants.js';
import { PolicyRulesRepository } from './policy-rules.repository.js';

const NAMES = `${labelKeysIn("rule.rule -> 'labels'")} @> ARRAY`;

interface FollowingSet {
  id: number;
  ruleId: number;
  version: number;
}

/**
 * The labels in the rules of sets. Rules are never changed: sets get another one, which may be there already. Sets in the bin can be
 * restored, so they follow, too.
 */
@Injectable()
export class RuleLabelsService implements LabelPlace {
  readonly name = 'sets';

  constructor(
    private readonly rules: PolicyRulesRepository,
    private readonly notifier: PolicyChangeNotifierService,
    private readonly audit: AuditService,
    places: LabelPlacesService,
  ) {
    places.register(this);
  }

  async count(key: string, manager: EntityManager): Promise<number> {
    const [{ count }]: [{ count: number }] = await manager.query(
      `SELECT count(*)::int AS count FROM policy JOIN policy_rule rule ON rule.id = policy.rule_id WHERE ${NAMES}[$1::text]`,
      [key],
    );
    return count;
  }

  async change(change: LabelChange, manager: EntityManager): Promise<boolean> {
    const { isAdding, merge } = change;
    const ruleId = await this.ruleNaming(merge.fromKey, isAdding ? merge.intoKey : null, manager);
    if (ruleId !== undefined) await this.changeSetsOf(ruleId, change, manager);
    return ruleId !== undefined;
  }

  /** One that a set has. @param without a label that it does not name */
  private async ruleNaming(
    key: string,
    without: string | null,
    manager: EntityManager,
  ): Promise<number | undefined> {
    const [rule]: { id: number }[] = await manager.query(
      `SELECT id FROM policy_rule rule
        WHERE ${NAMES}[$1::text] AND ($2::text IS NULL OR NOT ${NAMES}[$2::text])
          AND EXISTS (SELECT FROM policy WHERE rule_id = rule.id) ORDER BY id LIMIT 1`,
      [key, without],
    );
    return rule?.id;
  }

  /** Some of the sets of a rule. The rule is locked before the sets: so does what counts rules. */
  private async changeSetsOf(
    ruleId: number,
    { labelsOf, actor }: LabelChange,
    manager: EntityManager,
  ): Promise<void> {
    const before = await this.rules.get(ruleId, manager);
    const after: Rule = { ...before, labels: labelsOf(before.labels) };
    const nextId = await this.rules.keep(after, manager);
    const sets: FollowingSet[] = await manager.query(
      `SELECT id, version FROM policy WHERE rule_id = $1 ORDER BY id LIMIT ${LABEL_MERGING.batch} FOR UPDATE`,
      [ruleId],
    );
    await manager.query(
      `UPDATE policy SET rule_id = $2, version = version + 1, updated_time = now() WHERE id = ANY ($1::int[])`,
      [sets.map(({ id }) => id), nextId],
    );
    const changes = sets.map(({ id, version }) => ({
      entityId: id,
      before: { rule: { labels: before.labels }, version },
      after: { rule: { labels: after.labels }, version: version + 1 },
    }));
    await this.audit.record(manager, actor, { entity: 'policy', action: 'edit' }, ...changes);
    await this.notifier.notify(manager, changes);
  }
}
