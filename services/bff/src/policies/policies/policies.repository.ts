import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, Repository } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type SortOrder } from './policies.constants.js';
import {
  addPair,
  Conditions,
  conditionsOf,
  isBeyondTally,
  isShortPart,
  orderBy,
  type PolicyScope,
} from './policy-conditions.js';
import { columnOf } from './policy-content.js';
import { type PolicySort } from './policy-fields.constants.js';
import { PolicyTallyRepository } from './policy-tally.repository.js';
import { type PolicyFilter, type PolicyQuery, type PolicySelection } from './policy-query.dto.js';
import { Policy } from './policy.entity.js';

/** Up to this many matches are sorted in memory. With more, an index in the sort order is scanned. */
const MAX_SORTED_IN_MEMORY = 5_000;
/** Up to this many matches of a short text, its index is used. More frequent ones are found quickly by a scan. */
const INDEX_LIMIT = 50_000;
/** Up to this many matches are counted. A larger total is estimated. */
const COUNT_LIMIT = 100_000;

interface Found {
  ids: number[];
  total: number;
  totalIsEstimate?: true;
}

interface Slice {
  sort: PolicySort;
  order: SortOrder;
  offset: number;
  limit: number;
}

@Injectable()
export class PoliciesRepository {
  constructor(
    @InjectRepository(Policy) private readonly policies: Repository<Policy>,
    private readonly tally: PolicyTallyRepository,
    private readonly config: Config,
  ) {}

  async page(
    query: PolicyQuery,
    scope: PolicyScope = 'list',
  ): Promise<Page<Policy> & Pick<Found, 'totalIsEstimate'>> {
    const { sort, order, current, pageSize } = query;
    const slice = { sort, order, offset: (current - 1) * pageSize, limit: pageSize };
    const { ids, ...totals } = isBeyondTally(query)
      ? await this.search(query, slice, scope)
      : await this.browse(query, slice, scope);
    return { list: await this.inOrder(ids), ...totals };
  }

  /** The rows before and after one under a filter and sort, in the list or, of one that is there, in the bin. */
  async neighbours(
    { id, deletedTime }: Policy,
    selection: PolicySelection,
  ): Promise<{ previous: number | null; next: number | null }> {
    const { sort, order } = selection;
    const scope = deletedTime ? 'bin' : 'list';
    const beside = async (side: SortOrder): Promise<number | null> => {
      const rows = conditionsOf(selection, this.config.timeZone, scope);
      const key = `(${columnOf(sort)}, id)`;
      rows.add(
        `${key} ${side === 'asc' ? '>' : '<'} (SELECT ${columnOf(sort)}, id FROM policy WHERE id = ?)`,
        id,
      );
      const [found]: { id: number }[] = await this.policies.query(
        `SELECT id FROM policy WHERE ${rows.sql} ORDER BY ${orderBy(sort, side)} LIMIT 1`,
        rows.values,
      );
      return found?.id ?? null;
    };
    const [above, below] = await Promise.all([beside('asc'), beside('desc')]);
    return order === 'asc' ? { previous: below, next: above } : { previous: above, next: below };
  }

  async find(id: number, manager: EntityManager = this.policies.manager): Promise<Policy | null> {
    return await manager.findOneBy(Policy, { id });
  }

  async findByNumber(number: number, manager: EntityManager): Promise<Policy | null> {
    return await manager.findOneBy(Policy, { number });
  }

  /** Only kinds are asked for, and the tally knows how many there are of each. */
  private async browse(filter: PolicyFilter, slice: Slice, scope: PolicyScope): Promise<Found> {
    const total = await this.tally.total(filter, scope);
    const rows = conditionsOf(filter, this.config.timeZone, scope);
    return { ids: await this.walk(rows, slice, total), total };
  }

  /**
   * What is found decides how it is sorted: few rows are collected and sorted, and of many, the first are soon met on a
   * walk along the sort. The planner cannot know beforehand which of the two holds for a part of a name.
   */
  private async search(filter: PolicyFilter, slice: Slice, scope: PolicyScope): Promise<Found> {
    const rows = conditionsOf(filter, this.config.timeZone, scope);
    const sparse = await this.bySparsePair(filter, scope);
    const column = columnOf(slice.sort);
    const [{ ids, total }]: [Found] = await this.policies.query(
      `WITH found AS MATERIALIZED (SELECT id, ${column} FROM policy WHERE ${sparse.sql} LIMIT ${MAX_SORTED_IN_MEMORY + 1})
       SELECT (SELECT count(*)::int FROM found) AS total,
              ARRAY(SELECT id FROM found ORDER BY ${orderBy(slice.sort, slice.order)}
                    LIMIT ${slice.limit} OFFSET ${slice.offset}) AS ids`,
      sparse.values,
    );
    if (total <= MAX_SORTED_IN_MEMORY) return { ids, total };
    const estimate = Math.max(await this.estimate(rows), total);
    if (filter.name !== undefined || estimate > COUNT_LIMIT)
      return { ids: await this.manyAt(rows, slice, filter), total: estimate, totalIsEstimate: true };
    const counted = await this.count(rows);
    return { ids: await this.walk(rows, slice, counted), total: counted };
  }

  /** Texts of one or two characters have no trigram: where few rows hold one, it is found by its pair. */
  private async bySparsePair(filter: PolicyFilter, scope: PolicyScope): Promise<Conditions> {
    const { timeZone } = this.config;
    const { name, ...others } = filter;
    if (scope === 'list' && isShortPart(name)) {
      const holders = await this.estimate(conditionsOf({ name }, timeZone));
      if (holders < INDEX_LIMIT) return addPair(conditionsOf(others, timeZone), name);
    }
    return conditionsOf(filter, timeZone, scope);
  }

  /**
   * Names that hold a text lie close together in the order of names, perhaps at its far end: no walk along the index,
   * which an expression keeps the planner from, but all of them, found and sorted by several workers.
   */
  private async manyAt(rows: Conditions, slice: Slice, filter: PolicyFilter): Promise<number[]> {
    if (filter.name === undefined || slice.sort !== 'name') return await this.idsAt(rows, slice);
    return await this.idsAt(
      rows,
      slice,
      orderBy(slice.sort, slice.order, (column) => `(${column} || '')`),
    );
  }

  /** To a deep page from the nearer end. */
  private async walk(rows: Conditions, slice: Slice, total: number): Promise<number[]> {
    const { offset } = slice;
    const limit = Math.min(slice.limit, total - offset);
    if (limit <= 0) return [];
    if (offset <= total / 2) return await this.idsAt(rows, { ...slice, limit });
    const order = slice.order === 'asc' ? 'desc' : 'asc';
    const ids = await this.idsAt(rows, { ...slice, order, limit, offset: total - offset - limit });
    return ids.toReversed();
  }

  private async idsAt(
    rows: Conditions,
    { sort, order, offset, limit }: Slice,
    sorted = orderBy(sort, order),
  ): Promise<number[]> {
    const found: { id: number }[] = await this.policies.query(
      `SELECT id FROM policy WHERE ${rows.sql} ORDER BY ${sorted} LIMIT ${limit} OFFSET ${offset}`,
      rows.values,
    );
    return found.map(({ id }) => id);
  }

  private async count(rows: Conditions): Promise<number> {
    const [{ total }]: [{ total: number }] = await this.policies.query(
      `SELECT count(*)::int AS total FROM policy WHERE ${rows.sql}`,
      rows.values,
    );
    return total;
  }

  /** From one page of the table in a hundred, always the same ones; to two significant digits. */
  private async estimate(rows: Conditions): Promise<number> {
    const [{ sampled }]: [{ sampled: number }] = await this.policies.query(
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
