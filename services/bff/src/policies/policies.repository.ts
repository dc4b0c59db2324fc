import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../common/paging/page.dto.js';
import { escapeLike } from '../common/text/escape-like.js';
import { endOfDay, startOfDay } from '../common/time/display-time.js';
import { type ContentType, type PolicySort } from './policies.constants.js';
import { type PolicyQuery } from './policy.dto.js';
import { Policy } from './policy.entity.js';

interface Totals {
  total: number;
  online: number;
  newSince: number;
}

interface ContentTypeFigures {
  contentType: ContentType;
  policies: number;
  count: number;
}

interface MonthFigures {
  month: string;
  policies: number;
  online: number;
}

/** The only columns by which a caller can have rows sorted. */
const SORT_COLUMNS: Record<PolicySort, string> = {
  number: 'policy.number',
  name: 'policy.name',
  contentType: 'policy.contentType',
  filterType: 'policy.filterType',
  count: 'policy.count',
  createdTime: 'policy.createdTime',
  status: 'policy.status',
};

@Injectable()
export class PoliciesRepository {
  constructor(@InjectRepository(Policy) private readonly policies: Repository<Policy>) {}

  async page(query: PolicyQuery, timeZone: string): Promise<Page<Policy>> {
    const direction = query.order === 'asc' ? 'ASC' : 'DESC';
    const [list, total] = await this.matching(query, timeZone)
      .orderBy(SORT_COLUMNS[query.sort], direction)
      .addOrderBy('policy.id', direction)
      .skip((query.current - 1) * query.pageSize)
      .take(query.pageSize)
      .getManyAndCount();
    return { list, total };
  }

  async totals(since: Date): Promise<Totals> {
    const rows: [Totals] = await this.policies.query(
      `SELECT count(*)::int AS total,
              count(*) FILTER (WHERE status = 'online')::int AS online,
              count(*) FILTER (WHERE created_time >= $1)::int AS "newSince"
         FROM policy`,
      [since],
    );
    return rows[0];
  }

  async byContentType(): Promise<ContentTypeFigures[]> {
    return await this.policies.query(
      `SELECT content_type AS "contentType", count(*)::int AS policies, sum(count)::float8 AS count
         FROM policy GROUP BY content_type`,
    );
  }

  /** Months without a policy are there too, with zeros. */
  async byMonth(first: Temporal.PlainYearMonth, months: number, timeZone: string): Promise<MonthFigures[]> {
    return await this.policies.query(
      `SELECT to_char(month, 'YYYY-MM') AS month, count(p.id)::int AS policies,
              count(p.id) FILTER (WHERE p.status = 'online')::int AS online
         FROM generate_series($1::timestamp, $1::timestamp + make_interval(months => $2 - 1), '1 month') AS month
         LEFT JOIN policy p
           ON p.created_time >= month AT TIME ZONE $3 AND p.created_time < (month + interval '1 month') AT TIME ZONE $3
        GROUP BY month ORDER BY month`,
      [first.toPlainDate({ day: 1 }).toString(), months, timeZone],
    );
  }

  private matching(query: PolicyQuery, timeZone: string): SelectQueryBuilder<Policy> {
    const { number, name, contentType, filterType, status, createdTime } = query;
    const rows = this.policies.createQueryBuilder('policy');
    if (number) rows.andWhere('policy.number::text LIKE :number', { number: `${number}%` });
    if (name) rows.andWhere('policy.name ILIKE :name', { name: `%${escapeLike(name)}%` });
    if (contentType) rows.andWhere('policy.contentType = :contentType', { contentType });
    if (filterType) rows.andWhere('policy.filterType = :filterType', { filterType });
    if (status) rows.andWhere('policy.status = :status', { status });
    const [first, last = first] = createdTime ?? [];
    if (first !== undefined && last !== undefined) {
      rows.andWhere('policy.createdTime >= :from', { from: startOfDay(first, timeZone) });
      rows.andWhere('policy.createdTime < :until', { until: endOfDay(last, timeZone) });
    }
    return rows;
  }
}
