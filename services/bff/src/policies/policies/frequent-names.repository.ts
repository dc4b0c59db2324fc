import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { type Conditions } from '../../platform/database/conditions.js';
import { Reads } from '../../platform/database/reads.js';
import { isShortText } from '../../platform/database/short-texts.js';
import { estimateFrom, isWalkCheaper, type Sample, SURELY_MANY } from './frequent-names.plan.js';
import { betweenSql, sampleSql, sortSql, walkSql } from './frequent-names.sql.js';
import { conditionsOf, type PolicyScope, withPair } from './policy-conditions.js';
import { type PolicyFilter } from './policy-query.dto.js';
import { type FoundPolicies, type PolicySlice } from './policy-slice.js';

interface Between extends FoundPolicies {
  /** Matches before those that were sorted. */
  before: number;
  /** Those that were sorted. */
  inside: number;
}

/**
 * Finds pages of policies by part of a name that very many have. Such names may lie together at the far end of the
 * sort order, or be spread over it. A sample shows which, and what is cheaper: to scan an index in sort order until the
 * page is full, or to collect all matches in the order of the table. Every way finds the same page.
 */
@Injectable()
export class FrequentNamesRepository {
  constructor(
    private readonly reads: Reads,
    private readonly config: Config,
  ) {}

  /** @returns undefined unless a sample shows that very many rows match */
  async pageOfMany(
    filter: PolicyFilter,
    slice: PolicySlice,
    scope: PolicyScope,
  ): Promise<FoundPolicies | undefined> {
    const sample = await this.sample(filter, slice, scope);
    return sample.matches < SURELY_MANY ? undefined : await this.page(filter, slice, scope, sample);
  }

  async page(
    filter: PolicyFilter,
    slice: PolicySlice,
    scope: PolicyScope,
    given?: Sample,
  ): Promise<FoundPolicies> {
    const sample = given ?? (await this.sample(filter, slice, scope));
    if (isWalkCheaper(sample, slice)) return await this.walk(filter, slice, scope, sample);
    return (await this.between(filter, slice, scope, sample)) ?? (await this.sortAll(filter, slice, scope));
  }

  async sample(filter: PolicyFilter, slice: PolicySlice, scope: PolicyScope): Promise<Sample> {
    const { timeZone } = this.config;
    const rows = conditionsOf(filter, timeZone, scope);
    const listed = conditionsOf({}, timeZone, scope);
    const [sample]: [Sample] = await this.reads.query(sampleSql(listed.sql, rows.sql, slice), rows.values);
    return sample;
  }

  async walk(
    filter: PolicyFilter,
    slice: PolicySlice,
    scope: PolicyScope,
    { matches }: Pick<Sample, 'matches'>,
  ): Promise<FoundPolicies> {
    const rows = conditionsOf(filter, this.config.timeZone, scope);
    const found: { id: number }[] = await this.reads.query(walkSql(rows.sql, slice), rows.values);
    return { ids: found.map(({ id }) => id), total: estimateFrom(matches), totalIsEstimate: true };
  }

  /** @returns undefined if the page does not lie between the two matches of the sample */
  async between(
    filter: PolicyFilter,
    slice: PolicySlice,
    scope: PolicyScope,
    bounds: Pick<Sample, 'low' | 'high'>,
  ): Promise<FoundPolicies | undefined> {
    if (bounds.low === null && bounds.high === null) return undefined;
    const rows = this.indexed(filter, scope);
    const [{ ids, total, before, inside }]: [Between] = await this.reads.query(
      betweenSql(rows.sql, slice, bounds),
      rows.values,
    );
    const end = before + inside;
    const isEnclosed = before <= slice.offset && (slice.offset + slice.limit <= end || end === total);
    return isEnclosed ? { ids, total } : undefined;
  }

  async sortAll(filter: PolicyFilter, slice: PolicySlice, scope: PolicyScope): Promise<FoundPolicies> {
    const rows = this.indexed(filter, scope);
    const [found]: [FoundPolicies] = await this.reads.query(sortSql(rows.sql, slice), rows.values);
    return found;
  }

  /** A text of one or two characters is not in the trigram index. */
  private indexed({ name, ...others }: PolicyFilter, scope: PolicyScope): Conditions {
    const { timeZone } = this.config;
    if (scope === 'list' && isShortText(name)) return withPair(conditionsOf(others, timeZone), name);
    return conditionsOf({ name, ...others }, timeZone, scope);
  }
}
