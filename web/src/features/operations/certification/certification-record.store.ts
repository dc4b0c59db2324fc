import {
  createCertificationDocumentLink,
  getCertificationHistory,
  getCertificationRequest,
  passCertification,
  rejectCertification,
  withdrawCertification,
} from '../../../api/generated/certification/certification';
import type { CertificationAction, CertificationDetailDto } from '../../../api/generated/model';
import { ReviewStore } from '../../../shared/records/review.store';

/** The open request and what can be done with it. */
export function newCertificationRecord(id: number) {
  return new ReviewStore<CertificationDetailDto, CertificationAction>({
    get: (options) => getCertificationRequest(id, options),
    history: (query, options) => getCertificationHistory(id, query, options),
    calls: {
      pass: ({ version }, options) => passCertification(id, { version }, options),
      reject: (body, options) => rejectCertification(id, body, options),
      withdraw: ({ version }, options) => withdrawCertification(id, { version }, options),
    },
    asks: 'reject',
    draft: `rejection of certification ${id}`,
  });
}

/** @returns an address that works once */
export async function addressOf(request: number, document: string): Promise<string> {
  return (await createCertificationDocumentLink(request, document)).address;
}
