import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Reads } from '../../platform/database/reads.js';
import { type ContentType } from '../policies/policies.constants.js';
import { type Rule } from '../rules/policy-rules.constants.js';
import { ruleValues } from '../rules/rule-items.js';
import { type DeliveredSet } from './delivered-items.js';
import { KEPT_OVERVIEWS } from './policy-members.constants.js';
import { overviewOfRule, type SetOverview } from './set-overview.js';

/** What sets deliver, as lists of sets show it. Sets that follow one rule share what was read for the first of them. */
@Injectable()
export class SetOverviewsService {
  private readonly rules = new LRUCache<string, SetOverview, { rule: Rule; contentType: ContentType }>({
    ...KEPT_OVERVIEWS,
    fetchMethod: async (_key, _stale, { context: { rule, contentType } }) => {
      const values = [...ruleValues(rule), contentType, rule.limit];
      const [overview] = await this.reads.query<SetOverview[]>(overviewOfRule(rule.order), values);
      return overview;
    },
  });

  constructor(private readonly reads: Reads) {}

  forget(): void {
    this.rules.clear();
  }

  async of({ ruleId, rule, contentType, ...chosen }: DeliveredSet): Promise<SetOverview> {
    if (rule === null) return chosen;
    const context = { rule, contentType };
    return (await this.rules.fetch(`${ruleId} ${contentType}`, { context })) ?? chosen;
  }
}
