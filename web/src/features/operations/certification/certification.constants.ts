import { productLimits } from '../../../api/generated/model/productLimits';
import {
  CertificateType,
  type CertificationState,
  type CertificationStatus,
  CertifiedAccountType,
  EnterpriseCertificateType,
} from '../../../api/generated/model';
import { pictureRule } from '../../../shared/upload/pictures/picture-rule';

export const accountTypes = Object.values(CertifiedAccountType);
export const certificateTypes = Object.values(CertificateType);
export const enterpriseCertificateTypes = Object.values(EnterpriseCertificateType);

/** The contract numbers the states. */
export const STATE_OF: Readonly<Record<CertificationStatus, CertificationState>> = {
  0: 'auditing',
  1: 'passed',
  2: 'rejected',
  3: 'withdrawn',
};

/** What the server accepts for a document; it looks at the content, too. */
export const DOCUMENT_FILE = pictureRule(productLimits.documentBytes, ['.pdf']);

/** The actions in the history that have a text. */
export const historyActions = ['submit', 'replace', 'withdraw', 'pass', 'reject'] as const;
