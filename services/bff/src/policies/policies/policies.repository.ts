import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type Conditions } from '../../platform/database/conditions.js';
import { Reads } from '../../platform/database/reads.js';
import { isShortText } from '../../platform/database/short-texts.js';
import { conditionsOf, isNotTallied, orderBy, type PolicyScope, withPair } from './policy-conditions.js';
import { columnOf } from './policy-content.js';
import { POLICY_TALLY_FIELDS } from './policy-fields.constants.js';
import { FrequentNamesRepository } from './frequent-names.repository.js';
import { PolicyTallyRepository } from './policy-tally.repository.js';
import { type PolicyFilter, type PolicyQuery } from './policy-query.dto.js';
import { POLICY_LISTS } from './policy-list-statements.js';
import { type FoundPolicies, type PolicySlice } from './policy-slice.js';
import { type ListedPolicy, Policy } from './policy.entity.js';

/** Up to this many matches are sorted in memory. For more, an index in the sort order is scanned. */
const MAX_SORTED_IN_MEMORY = 5_000;
/** Up to this many are collected before a sample shows whether very many names match. */
const FEW_NAMES = 1_000;
/** Up to this many matches of a short text, its index is used. A scan finds more frequent texts quickly. */
const INDEX_LIMIT = 50_000;
/** Up to this many rows are passed over without asking first whether the other end is nearer. */
const MAX_PASSED_OVER = 1_000;
/** Up to this many matches are counted. A larger total is estimated. */
const COUNT_LIMIT = 100_000;

type Totals = Pick<FoundPolicies, 'total' | 'totalIsEstimate'>;

@Injectable()
export class PoliciesRepository {
  constructor(
    @InjectRepository(Policy) private readonly policies: Repository<Policy>,
    private readonly tally: PolicyTallyRepository,
    private readonly frequentNames: FrequentNamesRepository,
    private readonly reads: Reads,
    private readonly config: Config,
  ) {}

  /** A page of the list. If the tally has its total and it is near the front, one statement finds all. */
  async list(query: PolicyQuery): Promise<Page<ListedPolicy> & Totals> {
    const { sort, order, current, pageSize } = query;
    const offset = (current - 1) * pageSize;
    if (isNotTallied(query) || offset > MAX_PASSED_OVER) return await this.page(query);
    const kinds = POLICY_TALLY_FIELDS.map((field) => query[field] ?? null);
    const list = await this.reads.run(POLICY_LISTS[sort][order], ...kinds, pageSize, offset);
    return { list, total: list[0]?.total ?? (await this.tally.total(query, 'list')) };
  }

  async page(query: PolicyQuery, scope: PolicyScope = 'list'): Promise<Page<Policy> & Totals> {
    const { sort, order, current, pageSize } = query;
    const slice = { sort, order, offset: (current - 1) * pageSize, limit: pageSize };
    const rows = conditionsOf(query, this.config.timeZone, scope);
    const { ids, ...totals } = isNotTallied(query)
      ? await this.search(rows, slice, query, scope)
      : await this.walkAll(rows, slice, await this.tally.total(query, scope));
    return { list: await this.inOrder(ids), ...totals };
  }

  /** For a filter by kind only: the tally has the counts. */
  private async walkAll(rows: Conditions, slice: PolicySlice, total: number): Promise<FoundPolicies> {
    return { ids: await this.walk(rows, slice, total), total };
  }

  /**
   * The number of matches determines the strategy. Few rows are collected and sorted. For many rows, an index
   * scan in sort order finds the first ones quickly. The planner cannot predict which case applies to part of
   * a name.
   */
  private async search(
    rows: Conditions,
    slice: PolicySlice,
    filter: PolicyFilter,
    scope: PolicyScope,
  ): Promise<FoundPolicies> {
    const named = filter.name === undefined ? undefined : await this.byName(rows, slice, filter, scope);
    if (named) return named;
    const sparse = scope === 'list' ? await this.bySparsePair(rows, filter) : rows;
    const few = await this.sorted(sparse, slice, MAX_SORTED_IN_MEMORY);
    if (few) return few;
    const atLeast = MAX_SORTED_IN_MEMORY + 1;
    if (filter.name !== undefined) {
      const found = await this.frequentNames.page(filter, slice, scope);
      return { ...found, total: Math.max(found.total, atLeast) };
    }
    const estimate = Math.max(await this.estimate(rows), atLeast);
    if (estimate > COUNT_LIMIT)
      return { ids: await this.idsAt(rows, slice), total: estimate, totalIsEstimate: true };
    const counted = await this.count(rows);
    return { ids: await this.walk(rows, slice, counted), total: counted };
  }

  /** @returns undefined if more than a few names match, and a sample does not show that very many do */
  private async byName(
    rows: Conditions,
    slice: PolicySlice,
    filter: PolicyFilter,
    scope: PolicyScope,
  ): Promise<FoundPolicies | undefined> {
    const few = isShortText(filter.name) ? undefined : await this.sorted(rows, slice, FEW_NAMES);
    return few ?? (await this.frequentNames.pageOfMany(filter, slice, scope));
  }

  /** Collects all matches and sorts them. @returns undefined if there are more than `most` */
  private async sorted(
    rows: Conditions,
    slice: PolicySlice,
    most: number,
  ): Promise<FoundPolicies | undefined> {
    const [{ ids, total }]: [FoundPolicies] = await this.reads.query(
      `WITH found AS MATERIALIZED (SELECT id, ${columnOf(slice.sort)} FROM policy WHERE ${rows.sql} LIMIT ${most + 1})
       SELECT (SELECT count(*)::int FROM found) AS total,
              ARRAY(SELECT id FROM found ORDER BY ${orderBy(slice.sort, slice.order)}
                    LIMIT ${slice.limit} OFFSET ${slice.offset}) AS ids`,
      rows.values,
    );
    return total > most ? undefined : { ids, total };
  }

  /** Texts of one or two characters have no trigram. If few rows contain one, the bigram index is used. */
  private async bySparsePair(rows: Conditions, { name, ...others }: PolicyFilter): Promise<Conditions> {
    if (!isShortText(name)) return rows;
    const { timeZone } = this.config;
    const holders = await this.estimate(conditionsOf({ name }, timeZone));
    return holders < INDEX_LIMIT ? withPair(conditionsOf(others, timeZone), name) : rows;
  }

  /** Reads a deep page from the nearer end. */
  private async walk(rows: Conditions, slice: PolicySlice, total: number): Promise<number[]> {
    const { offset } = slice;
    const limit = Math.min(slice.limit, total - offset);
    if (limit <= 0) return [];
    if (offset <= total / 2) return await this.idsAt(rows, { ...slice, limit });
    const order = slice.order === 'asc' ? 'desc' : 'asc';
    const ids = await this.idsAt(rows, { ...slice, order, limit, offset: total - offset - limit });
    return ids.toReversed();
  }

  private async idsAt(rows: Conditions, { sort, order, offset, limit }: PolicySlice): Promise<number[]> {
    const found: { id: number }[] = await this.reads.query(
      `SELECT id FROM policy WHERE ${rows.sql} ORDER BY ${orderBy(sort, order)} LIMIT ${limit} OFFSET ${offset}`,
      rows.values,
    );
    return found.map(({ id }) => id);
  }

  private async count(rows: Conditions): Promise<number> {
    const [{ total }]: [{ total: number }] = await this.reads.query(
      `SELECT count(*)::int AS total FROM policy WHERE ${rows.sql}`,
      rows.values,
    );
    return total;
  }

  /** Estimated from a fixed sample of 1 % of the table pages, rounded to two significant digits. */
  private async estimate(rows: Conditions): Promise<number> {
    const [{ sampled }]: [{ sampled: number }] = await this.reads.query(
      `SELECT count(*)::int AS sampled FROM policy TABLESAMPLE SYSTEM (1) REPEATABLE (1) WHERE ${rows.sql}`,
      rows.values,
    );
    return Number((sampled * 100).toPrecision(2));
  }

  private async inOrder(ids: number[]): Promise<Policy[]> {
    if (ids.length === 0) return [];
    const found = await this.policies.findBy({ id: In(ids) });
    const byId = new Map(found.map((policy) => [policy.id, policy]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
