import { IntersectionType } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import { WriteDto } from '../../common/field-tables/field-table.dto.js';
import { field, withRule } from '../../common/fields/field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ENQUIRY_MESSAGE, REFERENCE, SECONDS_TAKEN } from './enquiries.constants.js';
import { ENQUIRY_FIELDS } from './enquiry-fields.constants.js';

/** The fields shared by all forms of the public page. */
class EnquiryFormDto extends WriteDto(ENQUIRY_FIELDS, ['language', 'name', 'reply'], {
  overrides: {
    language: { description: 'The language of the page, in which a reply is expected.' },
    reply: {
      description: 'Where to reply: an email address, or a telephone number in any usual notation.',
    },
  },
}) {
  @TextField({
    optional: true,
    description: 'A honeypot: people do not see this field, and it must stay empty.',
    maxLength: 0,
    example: '',
  })
  website?: string;

  @IntField({
    optional: true,
    description: 'For how many seconds the form was open. Faster submissions are taken for bots.',
    ...SECONDS_TAKEN,
    example: 74,
  })
  secondsTaken?: number;
}

const about = 'What it is about.';

export class ContactEnquiryDto extends IntersectionType(
  EnquiryFormDto,
  WriteDto(ENQUIRY_FIELDS, ['message'], {
    overrides: { message: { description: about, example: 'Do you teach in Battambang?' } },
  }),
) {}

export class JoinEnquiryDto extends IntersectionType(
  EnquiryFormDto,
  WriteDto(ENQUIRY_FIELDS, ['age', 'course', 'message'], {
    optional: ['course', 'message'],
    overrides: {
      age: { description: 'Age of the child, in years.' },
      course: { description: 'The requested course; absent if advice is wanted.' },
      message: {
        description: 'Anything else the school should know, without the name of the child.',
        limits: { maxLength: ENQUIRY_MESSAGE.maxLength, lines: ENQUIRY_MESSAGE.lines },
        example: 'She likes drawing. Saturdays are best.',
      },
    },
  }),
) {
  @field(
    {
      description:
        'The writer is a parent or guardian of the child and consents to the use of these data for a reply.',
      example: true,
    },
    { type: Boolean, enum: [true] },
    Equals(true, withRule('required')),
  )
  consent: true;
}

export class PartnerEnquiryDto extends IntersectionType(
  EnquiryFormDto,
  WriteDto(ENQUIRY_FIELDS, ['organization', 'message'], {
    overrides: {
      organization: {
        description: 'The organisation that the person represents.',
        example: 'Library of Siem Reap',
      },
      message: { description: about, example: 'We have a room on Saturdays.' },
    },
  }),
) {}

export class CareerEnquiryDto extends IntersectionType(
  EnquiryFormDto,
  WriteDto(ENQUIRY_FIELDS, ['position', 'message'], {
    overrides: {
      position: {
        description: 'teacher: teach, author: write courses, care: answer families.',
        example: 'teacher',
      },
      message: { description: 'About the person.', example: 'I teach mathematics in Takeo.' },
    },
  }),
) {}

export type AnyEnquiryDto = ContactEnquiryDto | JoinEnquiryDto | PartnerEnquiryDto | CareerEnquiryDto;

export class EnquiryReceiptDto {
  @TextField({
    description: 'A reference that the person can quote. Repeated requests get the same one.',
    pattern: REFERENCE.pattern,
    example: 'S-7K3M9QD',
  })
  reference: string;
}
