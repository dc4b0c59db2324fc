import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { mayOpen, type PageName } from '../../common/pages/page-names.constants.js';
import { Config } from '../../config/config.js';
import { PresenceService } from '../presence/presence.service.js';
import { RecentPageDto } from './recent-page.dto.js';
import { RECENT_PAGES } from './recent-pages.constants.js';
import { RecentPagesRepository } from './recent-pages.repository.js';

/** The page that shows the list is not in it. */
const LISTED_ON: PageName = 'Workplace';

@Injectable()
export class RecentPagesService {
  constructor(
    private readonly pages: RecentPagesRepository,
    private readonly presence: PresenceService,
    private readonly config: Config,
  ) {}

  /** Newest first. Without pages that a former role or version could open, and the current one cannot. */
  async of({ accountId, role }: Principal): Promise<RecentPageDto[]> {
    const visited = await this.pages.of(accountId);
    return visited
      .filter(({ page }) => mayOpen(role, page))
      .slice(0, RECENT_PAGES.maximum)
      .map((page) => RecentPageDto.from(page, this.config.timeZone));
  }

  /** @throws AppError roleInsufficient */
  async record({ accountId, role }: Principal, page: PageName): Promise<void> {
    if (!mayOpen(role, page)) throw new AppError('roleInsufficient');
    await this.presence.seen(accountId);
    if (page !== LISTED_ON) await this.pages.record(accountId, page);
  }

  async clear({ accountId }: Principal): Promise<void> {
    await this.pages.clear(accountId);
  }
}
