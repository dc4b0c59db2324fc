import { ApiProperty } from '@nestjs/swagger';
import { type Role } from '../../common/auth/roles.constants.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CHILD_AGE,
  type Course,
  COURSES,
  ENQUIRY_ACTIONS,
  ENQUIRY_NOTE,
  ENQUIRY_TRANSITIONS,
  ENQUIRY_VERSION,
  type EnquiryAction,
  type EnquiryKind,
  type EnquiryState,
  type Position,
  POSITIONS,
} from './enquiries.constants.js';
import { kind, state } from './enquiry-fields.dto.js';
import { type Enquiry } from './enquiry.entity.js';

const DAY_MS = 86_400_000;

/** Settings of the deployment, and the role of the viewer. */
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
    values: LANGUAGES,
    enumName: 'Language',
    description: 'In which the visitor read the page.',
    example: 'km-KH',
  })
  language: Language;

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
