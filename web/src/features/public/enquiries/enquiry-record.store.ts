import {
  closeEnquiry,
  eraseEnquiry,
  getEnquiry,
  getEnquiryHistory,
  reopenEnquiry,
  takeEnquiry,
} from '../../../api/generated/enquiries/enquiries';
import type { EnquiryAction, EnquiryDto } from '../../../api/generated/model';
import { CloseEnquiryBody } from '../../../api/generated/model/bodies/enquiries';
import { closeEnquiryDtoLimits as limits } from '../../../api/generated/model/limits/enquiries';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { codePointsOf } from '../../../shared/lib/text-length';
import { ReviewStore } from '../../../shared/records/review.store';

/** The open enquiry and what can be done with it. To close one, the outcome is asked for. */
export function newEnquiryRecord(reference: string) {
  return new ReviewStore<EnquiryDto, EnquiryAction>({
    get: (options) => getEnquiry(reference, options),
    history: (query, options) => getEnquiryHistory(reference, query, options),
    calls: {
      take: ({ version }, options) => takeEnquiry(reference, { version }, options),
      close: ({ version, reason: note }, options) => closeEnquiry(reference, { version, note }, options),
      reopen: ({ version }, options) => reopenEnquiry(reference, { version }, options),
    },
    asks: 'close',
    rules: {
      max: limits.note.maxLength,
      lengthOf: codePointsOf,
      problemOf: (note) =>
        contractProblems<{ note: string }>(CloseEnquiryBody, limits, { version: 1, note }).note,
    },
    draft: `outcome of enquiry ${reference}`,
  });
}

/**
 * Erases it permanently. After a conflict the current version is shown and can be erased.
 * @throws ApiError
 */
export function erase(reference: string, { record }: ReturnType<typeof newEnquiryRecord>): Promise<void> {
  return record.erase((version, options) => eraseEnquiry(reference, { version }, options));
}
