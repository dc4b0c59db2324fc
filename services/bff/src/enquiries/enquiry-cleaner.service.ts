import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../common/periodic/periodic.service.js';
import { Config } from '../config/config.js';
import { CLEANING_INTERVAL_MS } from './enquiries.constants.js';
import { EnquiriesRepository } from './enquiries.repository.js';
import { EnquiryDraftsRepository } from './enquiry-drafts.repository.js';

/** Forgets what visitors wrote when its time is over. */
@Injectable()
export class EnquiryCleanerService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly drafts: EnquiryDraftsRepository,
    private readonly config: Config,
    periodic: PeriodicService,
  ) {
    periodic.every(CLEANING_INTERVAL_MS, 'remove old enquiries', () => this.clean());
  }

  async clean(): Promise<void> {
    await this.drafts.removeExpired();
    await this.enquiries.removeOlderThan(this.config.enquiries.retentionDays);
  }
}
