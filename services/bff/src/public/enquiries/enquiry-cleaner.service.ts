import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { CLEANING_INTERVAL_MS } from './enquiries.constants.js';
import { EnquiryDeskService } from './enquiry-desk.service.js';
import { EnquiryDraftsRepository } from './enquiry-drafts.repository.js';

/** Deletes visitor data when its retention period is over. */
@Injectable()
export class EnquiryCleanerService {
  constructor(
    private readonly desk: EnquiryDeskService,
    private readonly drafts: EnquiryDraftsRepository,
    periodic: PeriodicService,
  ) {
    periodic.every(CLEANING_INTERVAL_MS, 'remove old enquiries', () => this.clean());
  }

  async clean(): Promise<void> {
    await this.drafts.removeExpired();
    await this.desk.expire();
  }
}
