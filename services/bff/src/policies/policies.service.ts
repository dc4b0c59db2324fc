import { Injectable } from '@nestjs/common';
import { type Page } from '../common/paging/page.dto.js';
import { startOfDay } from '../common/time/display-time.js';
import { Config } from '../config/config.js';
import { CONTENT_TYPES, SUMMARY_MONTHS } from './policies.constants.js';
import { PoliciesRepository } from './policies.repository.js';
import { PolicyDto, type PolicyQuery, type PolicySummaryDto } from './policy.dto.js';

@Injectable()
export class PoliciesService {
  private readonly timeZone: string;

  constructor(
    private readonly policies: PoliciesRepository,
    { timeZone }: Config,
  ) {
    this.timeZone = timeZone;
  }

  async page(query: PolicyQuery): Promise<Page<PolicyDto>> {
    const { list, total } = await this.policies.page(query, this.timeZone);
    return { list: list.map((policy) => PolicyDto.from(policy, this.timeZone)), total };
  }

  async summary(): Promise<PolicySummaryDto> {
    const today = Temporal.Now.plainDateISO(this.timeZone);
    const yesterday = today.subtract({ days: 1 });
    const firstMonth = today.toPlainYearMonth().subtract({ months: SUMMARY_MONTHS - 1 });
    const [{ total, online, newSince }, figures, byMonth] = await Promise.all([
      this.policies.totals(startOfDay(yesterday, this.timeZone)),
      this.policies.byContentType(),
      this.policies.byMonth(firstMonth, SUMMARY_MONTHS, this.timeZone),
    ]);
    const byContentType = CONTENT_TYPES.map(
      (type) =>
        figures.find(({ contentType }) => contentType === type) ?? {
          contentType: type,
          policies: 0,
          count: 0,
        },
    );
    const countTotal = byContentType.reduce((sum, { count }) => sum + count, 0);
    return {
      total,
      online,
      offline: total - online,
      newSinceYesterday: newSince,
      yesterday: yesterday.toString(),
      today: today.toString(),
      countTotal,
      byContentType,
      byMonth,
    };
  }
}
