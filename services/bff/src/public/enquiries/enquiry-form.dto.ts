import { Equals } from 'class-validator';
import { EnumField } from '../../common/fields/enum-field.js';
import { field, withRule } from '../../common/fields/field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CHILD_AGE,
  type Course,
  COURSES,
  ENQUIRY_MESSAGE,
  ENQUIRY_NAME,
  ENQUIRY_ORGANIZATION,
  ENQUIRY_REPLY,
  type Position,
  POSITIONS,
  REFERENCE,
  SECONDS_TAKEN,
} from './enquiries.constants.js';

/** The fields shared by all forms of the public page. */
class EnquiryFormDto {
  @EnumField({
    values: LANGUAGES,
    enumName: 'Language',
    description: 'The language of the page, in which a reply is expected.',
    example: 'km-KH',
  })
  language: Language;

  @TextField({ description: 'The name of the person.', ...ENQUIRY_NAME, example: 'Chan Maly' })
  name: string;

  @TextField({
    description: 'Where to reply: an e-mail address, or a telephone number in any usual notation.',
    ...ENQUIRY_REPLY,
    form: 'reply',
    example: '012 345 678',
  })
  reply: string;

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

export class ContactEnquiryDto extends EnquiryFormDto {
  @TextField({ description: 'What it is about.', ...ENQUIRY_MESSAGE, example: 'Do you teach in Battambang?' })
  message: string;
}

export class JoinEnquiryDto extends EnquiryFormDto {
  @IntField({ description: 'Age of the child, in years.', ...CHILD_AGE, example: 9 })
  age: number;

  @EnumField({
    optional: true,
    values: COURSES,
    enumName: 'Course',
    description: 'The requested course; absent if advice is wanted.',
    example: 'games',
  })
  course?: Course;

  @TextField({
    optional: true,
    description: 'Anything else the school should know, without the name of the child.',
    maxLength: ENQUIRY_MESSAGE.maxLength,
    example: 'She likes drawing. Saturdays are best.',
  })
  message?: string;

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

export class PartnerEnquiryDto extends EnquiryFormDto {
  @TextField({
    description: 'The organisation that the person represents.',
    ...ENQUIRY_ORGANIZATION,
    example: 'Library of Siem Reap',
  })
  organization: string;

  @TextField({
    description: 'What it is about.',
    ...ENQUIRY_MESSAGE,
    example: 'We have a room on Saturdays.',
  })
  message: string;
}

export class CareerEnquiryDto extends EnquiryFormDto {
  @EnumField({
    values: POSITIONS,
    enumName: 'Position',
    description: 'teacher: teach, author: write courses, care: answer families.',
    example: 'teacher',
  })
  position: Position;

  @TextField({
    description: 'About the person.',
    ...ENQUIRY_MESSAGE,
    example: 'I teach mathematics in Takeo.',
  })
  message: string;
}

export type AnyEnquiryDto = ContactEnquiryDto | JoinEnquiryDto | PartnerEnquiryDto | CareerEnquiryDto;

export class EnquiryReceiptDto {
  @TextField({
    description: 'A reference that the person can quote. Repeated requests get the same one.',
    pattern: REFERENCE.pattern,
    example: 'S-7K3M9QD',
  })
  reference: string;
}
