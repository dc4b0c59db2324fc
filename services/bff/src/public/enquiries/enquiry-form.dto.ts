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
    description: 'The language in which the page was read, and in which the answer is expected.',
    example: 'km-KH',
  })
  language: Language;

  @TextField({ description: 'How the person wants to be called.', ...ENQUIRY_NAME, example: 'Chan Maly' })
  name: string;

  @TextField({
    description: 'Where we may answer: an e-mail address, or a telephone number as people write it.',
    ...ENQUIRY_REPLY,
    form: 'reply',
    example: '012 345 678',
  })
  reply: string;

  @TextField({
    optional: true,
    description: 'A trap for programs: people do not see this field, and it must stay empty.',
    maxLength: 0,
    example: '',
  })
  website?: string;

  @IntField({
    optional: true,
    description: 'For how many seconds the form was open. Whoever fills it faster is a program.',
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
    description: 'The course that is wished for; absent: advise us.',
    example: 'games',
  })
  course?: Course;

  @TextField({
    optional: true,
    description: 'What else we should know. Not the name of the child.',
    maxLength: ENQUIRY_MESSAGE.maxLength,
    example: 'She likes drawing. Saturdays are best.',
  })
  message?: string;

  @field(
    {
      description: 'A parent or guardian of the child writes, and agrees that we use these lines to answer.',
      example: true,
    },
    { type: Boolean, enum: [true] },
    Equals(true, withRule('required')),
  )
  consent: true;
}

export class PartnerEnquiryDto extends EnquiryFormDto {
  @TextField({
    description: 'For whom the person writes.',
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
    description: 'By this the person can ask about what was sent. The same for every repetition.',
    pattern: REFERENCE.pattern,
    example: 'S-7K3M9QD',
  })
  reference: string;
}
