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

  @TextField({ description: 'The reference number that the visitor received.', example: 'S-7K3M9QD' })
  reference: string;

  @EnumField(kind)
  kind: EnquiryKind;

  @EnumField({
    values: LANGUAGES,
    enumName: 'Language',
    description: 'The language of the page that the visitor read.',
    example: 'km-KH',
  })
  language: Language;

  @TextField({ description: 'The name of the person.', example: 'Chan Maly' })
  name: string;

  @TextField({ description: 'E-mail address or telephone number.', example: '012 345 678' })
  reply: string;

  @TextField({ description: 'The text of the visitor; may be empty.', example: 'She likes drawing.' })
  message: string;

  @IntField({ nullable: true, description: 'Age of the child, for a free lesson.', ...CHILD_AGE, example: 9 })
  age: number | null;

  @EnumField({
    nullable: true,
    values: COURSES,
    enumName: 'WishedCourse',
    description: 'The requested course; null if none was chosen.',
    example: 'games',
  })
  course: Course | null;

  @TextField({ nullable: true, description: 'The organisation of a partner.', example: null })
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
      'When a parent or guardian consented to the use of the data for a reply; null if no child is ' +
      'concerned.',
    example: '2026-03-14 09:26:53',
  })
  consentTime: string | null;

  @TextField({
    description:
      'The day on which it is erased automatically, `YYYY-MM-DD`, after the retention period of the ' +
      'deployment.',
    example: '2027-03-14',
  })
  eraseDate: string;

  @EnumField(state)
  state: EnquiryState;

  @ApiProperty({
    description: 'The actions available to you in the current state of the enquiry.',
    enum: ENQUIRY_ACTIONS,
    enumName: 'EnquiryAction',
    isArray: true,
    example: ['take', 'close'],
  })
  actions: EnquiryAction[];

  @TextField({
    nullable: true,
    description: 'The person who took or closed it; null if nobody did.',
    example: 'Sokha Chan',
  })
  assignee: string | null;

  @TextField({
    description: 'The outcome, recorded when it was last closed; may be empty.',
    maxLength: ENQUIRY_NOTE.maxLength,
    example: '',
  })
  note: string;

  @IntField({
    description: 'Number of changes; send it with the next change.',
    ...ENQUIRY_VERSION,
    example: 1,
  })
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
