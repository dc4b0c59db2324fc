import { Injectable } from '@nestjs/common';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { ContentService } from '../../content/content/content.service.js';
import { BillingSummaryService } from '../../content/service-cards/billing-summary.service.js';
import { MessagesService } from '../../messages/messages/messages.service.js';
import { PresenceService } from '../../people/presence/presence.service.js';
import { PoliciesService } from '../../policies/policies/policies.service.js';
import { NEWS, type NewsKind } from './since-last-visit.constants.js';
import { type NewsDto, type SinceLastVisitDto } from './since-last-visit.dto.js';

/** What happened while a person was away, from all domains, as far as the person may see its rows. */
@Injectable()
export class SinceLastVisitService {
  constructor(
    private readonly presence: PresenceService,
    private readonly messages: MessagesService,
    private readonly billing: BillingSummaryService,
    private readonly policies: PoliciesService,
    private readonly content: ContentService,
    private readonly config: Config,
  ) {}

  async of(principal: Principal): Promise<SinceLastVisitDto> {
    const { accountId } = principal;
    const since = await this.presence.leftAt(accountId);
    if (since === null) return { since, list: [] };
    const [decisions, orders, sets, peak] = await Promise.all([
      this.messages.decisionsSince(accountId, since),
      can(principal, 'orders.manage') ? this.billing.dueSince(since) : null,
      this.policies.createdSince(since),
      can(principal, 'analysis.read') ? this.content.peakSince(since) : null,
    ]);
    const news = [
      newsOf('decisions', decisions),
      newsOf('orders', orders),
      newsOf('sets', sets),
      newsOf('peak', peak),
    ];
    const list = news.filter((one) => one !== null).slice(0, NEWS.maxItems);
    return { since: displayTime(since, this.config.timeZone), list };
  }
}

function newsOf(kind: NewsKind, found: { count: number; link: string; day?: string } | null): NewsDto | null {
  if (found === null || found.count === 0) return null;
  const { count, link, day = null } = found;
  return { kind, count, day, link };
}
