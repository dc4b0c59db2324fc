import {
  careerEnquiryDtoLimits,
  contactEnquiryDtoLimits,
  joinEnquiryDtoLimits,
  partnerEnquiryDtoLimits,
} from '../../src/api/generated/model/limits/enquiries';
import type { Limits } from './inputs';

export const FIELDS = {
  contact: ['name', 'reply', 'message'],
  join: ['age', 'course', 'name', 'reply', 'message', 'consent'],
  partner: ['organization', 'name', 'reply', 'message'],
  career: ['position', 'name', 'reply', 'message'],
} as const;

export type EnquiryKind = keyof typeof FIELDS;
export type FieldName = (typeof FIELDS)[EnquiryKind][number];

export const KINDS = Object.keys(FIELDS) as EnquiryKind[];
export const AGES = joinEnquiryDtoLimits.age;

const LIMITS = {
  contact: contactEnquiryDtoLimits,
  join: joinEnquiryDtoLimits,
  partner: partnerEnquiryDtoLimits,
  career: careerEnquiryDtoLimits,
};

/** The limits of a text field in the contract. Empty if the contract sets none. */
export function limitsOf(kind: EnquiryKind, field: FieldName): Limits {
  const limits: Partial<Record<string, object>> = LIMITS[kind];
  const { minLength, maxLength, pattern }: Limits = limits[field] ?? {};
  return { minLength, maxLength, pattern };
}
