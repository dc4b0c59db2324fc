import { type Type } from '@nestjs/common';
import { ContractPipe } from '../../common/contract/contract.pipe.js';
import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { ENQUIRY_MESSAGE, type EnquiryKind } from '../enquiries/enquiries.constants.js';
import {
  type AnyEnquiryDto,
  CareerEnquiryDto,
  ContactEnquiryDto,
  JoinEnquiryDto,
  PartnerEnquiryDto,
} from '../enquiries/enquiry-form.dto.js';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../common/messages/languages.constants.js';

/** A form posted by a browser without script. */
export interface PostedForm {
  language: Language;
  /** The raw input, by field name. */
  values: Record<string, string>;
}

interface Validated {
  /** Undefined if it violates the contract. */
  dto: AnyEnquiryDto | undefined;
  /** Names of the invalid fields. */
  wrong: string[];
}

const FORMS: Record<EnquiryKind, Type<AnyEnquiryDto>> = {
  contact: ContactEnquiryDto,
  join: JoinEnquiryDto,
  partner: PartnerEnquiryDto,
  career: CareerEnquiryDto,
};

/**
 * Only these fields of a form with errors are stored, and values far above the maximum length are truncated.
 */
const FIELDS = [
  'name',
  'reply',
  'message',
  'age',
  'course',
  'organization',
  'position',
  'consent',
  'website',
];
const KEPT_CHARACTERS = 2 * ENQUIRY_MESSAGE.maxLength;

export function readForm(body: string): PostedForm {
  const posted = new URLSearchParams(body);
  const language = LANGUAGES.find((known) => known === posted.get('language')) ?? DEFAULT_LANGUAGE;
  const values = FIELDS.flatMap((field) => {
    const value = posted.get(field);
    if (value === null) return [];
    // Browsers send CR LF as line ending, scripts send LF. Both must count as the same text. NUL cannot be
    // stored.
    const text = value.replaceAll('\r\n', '\n').replaceAll('\0', '');
    return [[field, text.slice(0, KEPT_CHARACTERS).toWellFormed()] as const];
  });
  return { language, values: Object.fromEntries(values) };
}

const pipe = new ContractPipe();

/** Validates the form against the same contract as the API. */
export async function validateForm(kind: EnquiryKind, { language, values }: PostedForm): Promise<Validated> {
  const body = { language, ...toBody(values) };
  try {
    const dto = (await pipe.transform(body, { type: 'body', metatype: FORMS[kind] })) as AnyEnquiryDto;
    return { dto, wrong: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'contractBroken') throw error;
    return { dto: undefined, wrong: (error.data as Violation[]).map(({ field }) => field) };
  }
}

/** Empty fields are omitted. An age becomes a number, a ticked box becomes true. */
function toBody(values: Record<string, string>): Record<string, unknown> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const members = filled.map(([field, value]): [string, unknown] => {
    if (field === 'age') return [field, Number(value)];
    if (field === 'consent') return [field, value === 'true'];
    return [field, value];
  });
  return Object.fromEntries(members);
}
