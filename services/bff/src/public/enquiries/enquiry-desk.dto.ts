import { AUDIT_ACTION } from '../../platform/audit/audit.constants.js';
import { DateRangeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import {
  ENQUIRY_NOTE,
  ENQUIRY_SEARCH,
  ENQUIRY_VERSION,
  type EnquiryKind,
  type EnquiryState,
  REFERENCE,
} from './enquiries.constants.js';
import { kind, state } from './enquiry-fields.dto.js';

export class EnquiryQuery extends PageQuery {
  @EnumField({ ...kind, query: true, optional: true })
  kind?: EnquiryKind;

  @EnumField({ ...state, query: true, optional: true })
  state?: EnquiryState;

  @TextField({
    query: true,
    optional: true,
    description:
      'A part of the reference, the name or the reply address, case-insensitive; telephone numbers ' +
      'match regardless of separators.',
    ...ENQUIRY_SEARCH,
    example: 'S-7K3M9QD',
  })
  search?: string;

  @DateRangeField({
    optional: true,
    description:
      'Received on these days, both included, in the time zone of the deployment. Given once: that day.',
    example: ['2026-01-01', '2026-01-31'],
  })
  createdTime?: string[];
}

/** The path parameter of one enquiry: `{reference}`. */
export class EnquiryParams {
  @TextField({
    query: true,
    description: 'The reference number that the visitor received.',
    pattern: REFERENCE.pattern,
    example: 'S-7K3M9QD',
  })
  reference: string;
}

export class EnquiryVersionDto {
  @IntField({
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    ...ENQUIRY_VERSION,
    example: 1,
  })
  version: number;
}

export class CloseEnquiryDto extends EnquiryVersionDto {
  @TextField({
    description: 'The outcome, without leading or trailing spaces. Erased with the enquiry.',
    ...ENQUIRY_NOTE,
    form: 'trimmed',
    example: 'Called back: a free place on Saturday.',
  })
  note: string;
}

/** Sent to administrators. Events contain no personal data of the sender. */
export class EnquiryChangedDto {
  @TextField({
    description: 'The reference of the enquiry.',
    pattern: REFERENCE.pattern,
    example: 'S-7K3M9QD',
  })
  reference: string;

  @TextField({
    description: 'What happened to the enquiry: create, take, close, reopen, erase or expire.',
    maxLength: AUDIT_ACTION.maxLength,
    example: 'take',
  })
  action: string;
}
