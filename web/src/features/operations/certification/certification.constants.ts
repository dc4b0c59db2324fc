import {
  CertificateType,
  type CertificationState,
  type CertificationStatus,
  CertifiedAccountType,
  EnterpriseCertificateType,
} from '../../../api/generated/model';

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

/** The actions in the history that have a text. */
export const historyActions = ['submit', 'replace', 'withdraw', 'pass', 'reject'] as const;
