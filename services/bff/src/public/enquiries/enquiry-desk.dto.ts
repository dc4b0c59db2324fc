import { IntersectionType } from '@nestjs/swagger';
import { AUDIT_ACTION } from '../../platform/audit/audit.constants.js';
import { FilterDto, ReadDto, WriteDto } from '../../common/field-tables/field-table.dto.js';
import { type TransitionCall } from '../../common/endpoint/transitions.decorator.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { ENQUIRY_SEARCH, REFERENCE } from './enquiries.constants.js';
import { ENQUIRY_FIELDS, ENQUIRY_FILTER_FIELDS } from './enquiry-fields.constants.js';

class EnquiryFilter extends FilterDto(ENQUIRY_FIELDS, ENQUIRY_FILTER_FIELDS, {
  createdTime: {
    description:
      'Received on these days, both included, in the time zone of the deployment. Given once: that day.',
    example: ['2026-01-01', '2026-01-31'],
  },
}) {}

export class EnquiryQuery extends IntersectionType(PageQuery, EnquiryFilter) {
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

const read = {
  version: {
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
  },
};

export class EnquiryVersionDto extends WriteDto(ENQUIRY_FIELDS, ['version'], { overrides: read }) {}

export class CloseEnquiryDto extends WriteDto(ENQUIRY_FIELDS, ['version', 'note'], {
  overrides: {
    ...read,
    note: {
      description: 'The outcome, without leading or trailing spaces. Erased with the enquiry.',
      example: 'Called back: a free place on Saturday.',
    },
  },
}) {}

/** With the outcome where it is closed. */
export type EnquiryCall = TransitionCall<EnquiryVersionDto & Partial<CloseEnquiryDto>, string>;

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

/** Sent to webhooks, which anybody may run, so nothing about the sender. */
export class EnquiryReceivedDto extends ReadDto(ENQUIRY_FIELDS, ['reference', 'kind', 'language']) {}
