import { DateRangeField } from '../common/fields/date-field.js';
import { EnumField } from '../common/fields/enum-field.js';
import { IntField } from '../common/fields/number-field.js';
import { TextField } from '../common/fields/text-field.js';
import { PageOf, PageQuery } from '../common/paging/page.dto.js';
import { displayTime } from '../common/time/display-time.js';
import { type Locale, LOCALES } from '../settings/settings.constants.js';
import {
  CHILD_AGE,
  type Course,
  COURSES,
  ENQUIRY_KINDS,
  ENQUIRY_SEARCH,
  type EnquiryKind,
  type Position,
  POSITIONS,
} from './enquiries.constants.js';
import { type Enquiry } from './enquiry.entity.js';

const kind = {
  values: ENQUIRY_KINDS,
  enumName: 'EnquiryKind',
  description: 'contact: a question, join: a free lesson, partner: a partnership, career: an application.',
  example: 'join',
};

export class EnquiryQuery extends PageQuery {
  @EnumField({ ...kind, query: true, optional: true })
  kind?: EnquiryKind;

  @TextField({
    query: true,
    optional: true,
    description: 'A part of the reference, the name or the address for the answer; case does not matter.',
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

export class EnquiryDto {
  @IntField({ description: 'Key of the row.', minimum: 1, example: 1 })
  id: number;

  @TextField({ description: 'What the visitor was given to ask by.', example: 'S-7K3M9QD' })
  reference: string;

  @EnumField(kind)
  kind: EnquiryKind;

  @EnumField({
    values: LOCALES,
    enumName: 'Locale',
    description: 'In which the visitor read the page.',
    example: 'km-KH',
  })
  language: Locale;

  @TextField({ description: 'How the person wants to be called.', example: 'Chan Maly' })
  name: string;

  @TextField({ description: 'E-mail address or telephone number.', example: '012 345 678' })
  reply: string;

  @TextField({ description: 'What was written; may be empty.', example: 'She likes drawing.' })
  message: string;

  @IntField({ nullable: true, description: 'Age of the child, for a free lesson.', ...CHILD_AGE, example: 9 })
  age: number | null;

  @EnumField({
    nullable: true,
    values: COURSES,
    enumName: 'WishedCourse',
    description: 'The course that is wished for; null: none.',
    example: 'games',
  })
  course: Course | null;

  @TextField({ nullable: true, description: 'For whom a partner writes.', example: null })
  organization: string | null;

  @EnumField({
    nullable: true,
    values: POSITIONS,
    enumName: 'WishedPosition',
    description: 'What an applicant wants to do.',
    example: null,
  })
  position: Position | null;

  @TextField({
    description: 'When it was received, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  static from(enquiry: Enquiry, timeZone: string): EnquiryDto {
    const { id, reference, kind, language, name, reply, message, age, course, organization, position } =
      enquiry;
    const createdTime = displayTime(enquiry.createdAt, timeZone);
    return {
      id,
      reference,
      kind,
      language,
      name,
      reply,
      message,
      age,
      course,
      organization,
      position,
      createdTime,
    };
  }
}

export class EnquiryPageDto extends PageOf(EnquiryDto) {}
