import {
  ACCOUNT_TYPES,
  CERTIFICATE_TYPES,
  CERTIFICATION_STATES,
  CERTIFICATION_TYPES,
  ENTERPRISE_CERTIFICATE_TYPES,
} from './certification.constants.js';

/** Fields that more than one DTO has. */
export const STATE = {
  values: CERTIFICATION_STATES,
  enumName: 'CertificationState',
  description:
    'auditing: awaits a review, passed, rejected: with a reason, withdrawn: by its owner, also by a newer request.',
  example: 'auditing',
};
export const TYPE = {
  values: CERTIFICATION_TYPES,
  enumName: 'CertificationType',
  names: ['enterprise'],
  description: '1: an enterprise with its legal person.',
  example: 1,
};
export const ACCOUNT_TYPE = {
  values: ACCOUNT_TYPES,
  enumName: 'CertifiedAccountType',
  description: 'Kind of account.',
  example: 'enterprise',
};
export const CERTIFICATE_TYPE = {
  values: CERTIFICATE_TYPES,
  enumName: 'CertificateType',
  description: 'Kind of certificate of the legal person.',
  example: 'chineseIdCard',
};
export const ENTERPRISE_CERTIFICATE_TYPE = {
  values: ENTERPRISE_CERTIFICATE_TYPES,
  enumName: 'EnterpriseCertificateType',
  description: 'Kind of certificate of the enterprise.',
  example: 'businessLicence',
};
