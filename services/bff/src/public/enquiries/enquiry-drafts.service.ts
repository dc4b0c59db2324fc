import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EnquiryDraft } from './enquiry-draft.entity.js';
import { EnquiryThrottleService } from './enquiry-throttle.service.js';
import { EnquiryDraftsRepository } from './enquiry-drafts.repository.js';

/** Stores the input of forms posted without script until it is corrected. */
@Injectable()
export class EnquiryDraftsService {
  constructor(
    private readonly drafts: EnquiryDraftsRepository,
    private readonly throttle: EnquiryThrottleService,
  ) {}

  /**
   * @returns the id, which cannot be guessed.
   * @throws AppError tooManyRequests
   */
  async keep(draft: Omit<EnquiryDraft, 'id' | 'createdAt'>, address: string): Promise<string> {
    await this.throttle.count(address);
    const id = randomUUID();
    await this.drafts.insert({ ...draft, id });
    return id;
  }

  /** Null if it has expired. */
  find(id: string): Promise<EnquiryDraft | null> {
    return this.drafts.findUnexpired(id);
  }
}
