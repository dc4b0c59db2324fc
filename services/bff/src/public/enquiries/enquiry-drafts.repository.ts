import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { DRAFT_LIFETIME_MINUTES } from './enquiries.constants.js';
import { EnquiryDraft } from './enquiry-draft.entity.js';

@Injectable()
export class EnquiryDraftsRepository {
  constructor(@InjectRepository(EnquiryDraft) private readonly drafts: Repository<EnquiryDraft>) {}

  async insert(draft: Omit<EnquiryDraft, 'createdAt'>): Promise<void> {
    await this.drafts.insert(draft);
  }

  /** Null if it has expired. */
  findUnexpired(id: string): Promise<EnquiryDraft | null> {
    return this.drafts
      .createQueryBuilder('draft')
      .where({ id })
      .andWhere('draft.createdAt > now() - make_interval(mins => :minutes)', {
        minutes: DRAFT_LIFETIME_MINUTES,
      })
      .getOne();
  }

  async removeExpired(): Promise<void> {
    await this.drafts.query(
      'DELETE FROM enquiry_draft WHERE created_at < now() - make_interval(mins => $1)',
      [DRAFT_LIFETIME_MINUTES],
    );
  }
}
