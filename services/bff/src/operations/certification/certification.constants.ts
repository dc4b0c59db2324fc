import { type PagePath } from '../../common/pages/pages.constants.js';
import { type SizeLimit, UPLOAD_LIMIT } from '../../common/limits/size-limits.constants.js';
import { type Review } from '../../review/reviews/reviews.constants.js';

export const CERTIFICATION_STATES = ['auditing', 'passed', 'rejected', 'withdrawn'] as const;
export type CertificationState = (typeof CERTIFICATION_STATES)[number];

export const CERTIFICATION_STATUSES = [0, 1, 2, 3] as const;
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number];
/** How the contract numbers the states. */
export const STATUS_OF: Readonly<Record<CertificationState, CertificationStatus>> = {
  auditing: 0,
  passed: 1,
  rejected: 2,
  withdrawn: 3,
};

export const CERTIFICATION_ACTIONS = ['withdraw', 'pass', 'reject'] as const;
export type CertificationAction = (typeof CERTIFICATION_ACTIONS)[number];

/** A request is decided by somebody other than its owner, unless nobody else may. */
export const CERTIFICATION_REVIEW: Review<CertificationAction, CertificationState> = {
  entity: 'certification',
  capability: 'certifications.decide',
  todo: 'certificationReview',
  steps: {
    withdraw: { operation: 'withdrawCertification', from: ['auditing'], to: 'withdrawn', by: 'submitter' },
    pass: {
      ...{ operation: 'passCertification', from: ['auditing'], to: 'passed', by: 'others' },
      approvers: 1,
    },
    reject: { operation: 'rejectCertification', from: ['auditing'], to: 'rejected', by: 'others' },
  },
  progress: { auditing: 'notStarted', passed: 'done', rejected: 'done', withdrawn: 'done' },
  path: certificationPath,
  refusals: { notSubmitter: 'notFound', own: 'ownReview', ownTellsState: false },
};

/** 1: an enterprise with its legal representative. */
export const CERTIFICATION_TYPES = [1] as const;
export type CertificationType = (typeof CERTIFICATION_TYPES)[number];
export const TYPE_NAMES = { 1: 'enterprise' } as const satisfies Record<CertificationType, string>;

export const ACCOUNT_TYPES = ['enterprise', 'institution', 'soleTrader'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
/** Of the legal person. */
export const CERTIFICATE_TYPES = ['chineseIdCard', 'cambodianIdCard', 'passport'] as const;
export type CertificateType = (typeof CERTIFICATE_TYPES)[number];
export const ENTERPRISE_CERTIFICATE_TYPES = [
  'businessLicence',
  'institutionCertificate',
  'foreignRegistration',
] as const;
export type EnterpriseCertificateType = (typeof ENTERPRISE_CERTIFICATE_TYPES)[number];

const TRIMMED_LINE = /^\S([^\r\n]*\S)?$/;
export const LEGAL_PERSON = { minLength: 1, maxLength: 64, pattern: TRIMMED_LINE } as const;
export const ENTERPRISE_NAME = { minLength: 1, maxLength: 64, pattern: TRIMMED_LINE } as const;
/** Numbers of identity cards and passports, and of registers. */
const NUMBER = /^[0-9A-Za-z][0-9A-Za-z\-]*$/;
export const AUTHENTICATION_NUMBER = { minLength: 6, maxLength: 32, pattern: NUMBER } as const;
export const ORGANIZATION_CODE = { minLength: 6, maxLength: 32, pattern: NUMBER } as const;
/** Only the newest records are shown. */
export const CERTIFICATION_RECORDS = { maxItems: 100 } as const;

/** Of one request. */
export const CERTIFICATION_DOCUMENTS = { minItems: 1, maxItems: 5 } as const;
/** Of an account, uploaded and not yet submitted. */
export const WAITING_DOCUMENTS = { maxItems: 10, hours: 24 } as const;
/** Per account. Everybody who may decide is notified of each request. */
export const SUBMISSIONS_PER_DAY = 50;
export const SUBMISSIONS_LIMIT = {
  policy: 'submissions',
  quota: SUBMISSIONS_PER_DAY,
  windowSeconds: 86_400,
} as const;
export const SWEEP_INTERVAL_MS = 3_600_000;
export const DOCUMENT_UPLOAD: SizeLimit = UPLOAD_LIMIT;
export const DOCUMENT_NAME = { maxLength: 128 } as const;
/** Of a picture, per edge; a larger one is reduced. Enough to read a scanned page. */
export const DOCUMENT_EDGE = 4_096;
export const DOCUMENT_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];

/** The storage name of a document, which the trigger of the table knows, too. */
export function storedName(id: string): string {
  return `certifications/${id}`;
}

const SETTING_PAGE = '/user/setting' satisfies PagePath;

/** The path of a request in the web app, for its owner and for the reviewers. */
export function certificationPath(id: number): string {
  return `${SETTING_PAGE}?tab=certification&certification=${id}`;
}
