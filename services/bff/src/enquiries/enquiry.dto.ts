import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTION } from '../audit/audit.constants.js';
import { type Role } from '../common/auth/roles.constants.js';
import { DateRangeField } from '../common/fields/date-field.js';
import { EnumField } from '../common/fields/enum-field.js';
import { IntField } from '../common/fields/number-field.js';
import { TextField } from '../common/fields/text-field.js';
import { PageOf, PageQuery } from '../common/paging/page.dto.js';
import { displayTime } from '../common/time/display-time.js';
import { legalActions } from '../common/transitions/transitions.js';
import { type Locale, LOCALES } from '../settings/settings.constants.js';
import {
  CHILD_AGE,
  type Course,
  COURSES,
  ENQUIRY_ACTIONS,
  ENQUIRY_KINDS,
  ENQUIRY_NOTE,
  ENQUIRY_SEARCH,
  ENQUIRY_STATES,
  ENQUIRY_TRANSITIONS,
  ENQUIRY_VERSION,
  type EnquiryAction,
  type EnquiryKind,
  type EnquiryState,
  type Position,
  POSITIONS,
  REFERENCE,
} from './enquiries.constants.js';
import { type Enquiry } from './enquiry.entity.js';

const DAY_MS = 86_400_000;

const kind = {
  values: ENQUIRY_KINDS,
  enumName: 'EnquiryKind',
  description: 'contact: a question, join: a free lesson, partner: a partnership, career: an application.',
  example: 'join',
};

const state = {
  values: ENQUIRY_STATES,
  enumName: 'EnquiryState',
  description:
    'new: nobody has it, inProgress: somebody took it, closed: it was answered or needs no answer.',
  example: 'new',
};

export class EnquiryQuery extends PageQuery {
  @EnumField({ ...kind, query: true, optional: true })
  kind?: EnquiryKind;

  @EnumField({ ...state, query: true, optional: true })
  state?: EnquiryState;

  @TextField({
    query: true,
    optional: true,
    description:
      'A part of the reference, the name or the address for the answer; case does not matter, and a telephone number ' +
      'is found however its digits are set apart.',
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

/** The path of one enquiry: `{reference}`. */
export class EnquiryParams {
  @TextField({
    query: true,
    description: 'What the visitor was given to ask by.',
    pattern: REFERENCE.pattern,
    form: 'S-7K3M9QD',
    example: 'S-7K3M9QD',
  })
  reference: string;
}

export class EnquiryVersionDto {
  @IntField({
    description: 'The `version` that was read; when it is no longer the current one, nothing is changed.',
    ...ENQUIRY_VERSION,
    example: 1,
  })
  version: number;
}

export class CloseEnquiryDto extends EnquiryVersionDto {
  @TextField({
    description: 'What came of it. Erased with the enquiry.',
    ...ENQUIRY_NOTE,
    example: 'Called back: a free place on Saturday.',
  })
  note: string;
}

/** Told to administrators; who it is about stands in no event. */
export class EnquiryChangedDto {
  @TextField({ description: 'Which enquiry.', pattern: REFERENCE.pattern, example: 'S-7K3M9QD' })
  reference: string;

  @TextField({
    description: 'What happened to it: create, take, close, reopen, erase or expire.',
    maxLength: AUDIT_ACTION.maxLength,
    example: 'take',
  })
  action: string;
}

/** Of the deployment, and of who looks. */
interface Shown {
  timeZone: string;
  retentionDays: number;
  role: Role;
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

  @TextField({
    nullable: true,
    description:
      'When a parent or guardian agreed that we use it to answer; null where no child is concerned.',
    example: '2026-03-14 09:26:53',
  })
  consentTime: string | null;

  @TextField({
    description: 'The day on which it is erased by itself, `YYYY-MM-DD`: as long as the deployment keeps it.',
    example: '2027-03-14',
  })
  eraseDate: string;

  @EnumField(state)
  state: EnquiryState;

  @ApiProperty({
    description: 'What you can do with the enquiry as it stands.',
    enum: ENQUIRY_ACTIONS,
    enumName: 'EnquiryAction',
    isArray: true,
    example: ['take', 'close'],
  })
  actions: EnquiryAction[];

  @TextField({
    nullable: true,
    description: 'Who took it, or closed it; null: nobody.',
    example: 'Sokha Chan',
  })
  assignee: string | null;

  @TextField({
    description: 'What came of it, as of the last time it was closed; may be empty.',
    maxLength: ENQUIRY_NOTE.maxLength,
    example: '',
  })
  note: string;

  @IntField({ description: 'Counts the changes; to be sent with the next.', ...ENQUIRY_VERSION, example: 1 })
  version: number;

  static from(enquiry: Enquiry, { timeZone, retentionDays, role }: Shown): EnquiryDto {
    const { id, reference, kind, language, name, reply, message, age, course, organization, position } =
      enquiry;
    const { state: at, note, version, assignee, consentAt, createdAt } = enquiry;
    const erasedAt = new Date(createdAt.getTime() + retentionDays * DAY_MS);
    return {
      ...{ id, reference, kind, language, name, reply, message, age, course, organization, position },
      createdTime: displayTime(createdAt, timeZone),
      consentTime: consentAt && displayTime(consentAt, timeZone),
      eraseDate: displayTime(erasedAt, timeZone).slice(0, 'YYYY-MM-DD'.length),
      state: at,
      actions: legalActions(ENQUIRY_TRANSITIONS, at, role),
      assignee: assignee && (assignee.name || assignee.userName),
      note,
      version,
    };
  }
}

export class EnquiryPageDto extends PageOf(EnquiryDto) {}
