import { Injectable } from '@nestjs/common';
import { rangeSince, startOfDay } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { CONTENT_TYPES, createdPath, SUMMARY_MONTHS } from './policies.constants.js';
import { PoliciesRepository } from './policies.repository.js';
import { type PolicyQuery } from './policy-query.dto.js';
import { type PolicySummaryDto } from './policy-summary.dto.js';
import { PolicyTallyRepository } from './policy-tally.repository.js';
import { type DeletedPolicyPageDto, PolicyDetailDto, PolicyDto, type PolicyPageDto } from './policy.dto.js';

@Injectable()
export class PoliciesService {
  private readonly timeZone: string;

  constructor(
    private readonly policies: PoliciesRepository,
    private readonly tally: PolicyTallyRepository,
    private readonly audit: AuditService,
    { timeZone }: Config,
  ) {
    this.timeZone = timeZone;
  }

  async page(query: PolicyQuery): Promise<PolicyPageDto> {
    const { list, ...totals } = await this.policies.list(query);
    return { list: list.map((policy) => PolicyDto.from(policy, this.timeZone)), ...totals };
  }

  /** The last change of a policy in the bin is its deletion, because nothing else can change it there. */
  async bin(query: PolicyQuery): Promise<DeletedPolicyPageDto> {
    const { list, total } = await this.policies.page(query, 'bin');
    const ids = list.map(({ id }) => id);
    const persons = await this.audit.lastPersonsOf('policy', ids);
    const deleted = list.map((policy) => {
      const deletedBy = persons.get(policy.id) ?? null;
      return Object.assign(PolicyDetailDto.from(policy, this.timeZone), { deletedBy });
    });
    return { list: deleted, total };
  }

  /** How many were created since and are not in the bin, and where they are. */
  async createdSince(moment: Date): Promise<{ count: number; link: string }> {
    const count = await this.tally.createdSince(moment);
    return { count, link: createdPath(rangeSince(moment, this.timeZone)) };
  }

  async summary(): Promise<PolicySummaryDto> {
    const today = Temporal.Now.plainDateISO(this.timeZone);
    const yesterday = today.subtract({ days: 1 });
    const firstMonth = today.toPlainYearMonth().subtract({ months: SUMMARY_MONTHS - 1 });
    const [newSince, figures, byMonth] = await Promise.all([
      this.tally.createdSince(startOfDay(yesterday, this.timeZone)),
      this.tally.byContentType(),
      this.tally.byMonth(firstMonth, SUMMARY_MONTHS, this.timeZone),
    ]);
    const sumOf = (members: number[]) => members.reduce((sum, member) => sum + member, 0);
    const total = sumOf(figures.map(({ policies }) => policies));
    const online = sumOf(figures.map((figure) => figure.online));
    const byContentType = CONTENT_TYPES.map((contentType) => {
      const { policies = 0, count = 0 } = figures.find((figure) => figure.contentType === contentType) ?? {};
      return { contentType, policies, count };
    });
    const countTotal = sumOf(byContentType.map(({ count }) => count));
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
