/** 0: under review, 1: approved. */
export const CERTIFICATION_STATUSES = [0, 1] as const;
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number];

/** 1: an enterprise with its legal representative. */
export const CERTIFICATION_TYPES = [1] as const;
export type CertificationType = (typeof CERTIFICATION_TYPES)[number];

export const CERTIFICATION_TEXT = { maxLength: 64 } as const;
/** Only the newest records are shown. */
export const CERTIFICATION_RECORDS = { maxItems: 100 } as const;

/** The text of a record, in the language of the sample data. */
export const CERTIFICATION_CONTENT: Record<CertificationType, (legalPerson: string) => string> = {
  1: (legalPerson) => `企业实名认证，法人姓名：${legalPerson}`,
};
