import { ArrayUnique } from 'class-validator';
import { DateField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { withRule } from '../../common/fields/field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { type Testimonial, type TestimonialText } from './testimonial.entity.js';
import { stateOn } from './testimonial-state.js';
import {
  SHOWN_TESTIMONIALS,
  TESTIMONIAL_AGE,
  TESTIMONIAL_LANGUAGES,
  TESTIMONIAL_NAME,
  TESTIMONIAL_POSITION,
  TESTIMONIAL_RELATIONS,
  TESTIMONIAL_ROLES,
  TESTIMONIAL_STATES,
  TESTIMONIAL_TEXT,
  TESTIMONIAL_VERSION,
  type TestimonialRelation,
  type TestimonialRole,
  type TestimonialState,
} from './testimonials.constants.js';

const STATE = {
  values: TESTIMONIAL_STATES,
  enumName: 'TestimonialState',
  description:
    'planned: `shownFrom` is still to come; shown: today lies within its days; ended: `shownUntil` has passed.',
  example: 'shown',
} as const;

const VERSION = {
  ...TESTIMONIAL_VERSION,
  description: 'The `version` that was read; if it is no longer current, nothing is changed.',
  example: 1,
} as const;

export class TestimonialTextDto implements TestimonialText {
  @EnumField({
    values: LANGUAGES,
    enumName: 'Language',
    description: 'The language of this name and text.',
    example: 'en-US',
  })
  language: Language;

  @TextField({
    ...TESTIMONIAL_NAME,
    description: 'The first name, as this language writes it.',
    example: 'Dara',
  })
  name: string;

  @TextField({
    ...TESTIMONIAL_TEXT,
    description: 'What was said, on one line and without quotation marks.',
    example: 'My sister played my story four times.',
  })
  text: string;
}

export class WriteTestimonialDto {
  @EnumField({
    values: TESTIMONIAL_ROLES,
    enumName: 'TestimonialRole',
    description: 'student: it has an `age`; parent: it has a `relation`. The other of the two is not stored.',
    example: 'student',
  })
  role: TestimonialRole;

  @ObjectListField({
    type: TestimonialTextDto,
    ...TESTIMONIAL_LANGUAGES,
    description: 'In each language once, because visitors read one of them.',
    example: [
      { language: 'en-US', name: 'Maly', text: 'My sister played my story four times.' },
      { language: 'zh-CN', name: '玛莉', text: '妹妹把我的故事看了四遍。' },
      { language: 'km-KH', name: 'មាលី', text: 'ប្អូនខ្ញុំមើលរឿងខ្ញុំបួនដង។' },
    ],
  })
  @ArrayUnique((text: TestimonialText | null) => text?.language, withRule('unique'))
  texts: TestimonialTextDto[];

  @IntField({
    ...TESTIMONIAL_AGE,
    nullable: true,
    description: 'Of a student, when it was said.',
    example: 9,
  })
  age: number | null;

  @EnumField({
    values: TESTIMONIAL_RELATIONS,
    enumName: 'TestimonialRelation',
    nullable: true,
    description: 'Of a parent to the child that learns.',
    example: null,
  })
  relation: TestimonialRelation | null;

  @DateField({
    nullable: true,
    description:
      'The day on which the person agreed that it is shown; for a child, the parents. Only an example has none.',
    example: '2026-03-14',
  })
  consentedOn: string | null;

  @IntField({
    ...TESTIMONIAL_POSITION,
    description: `The smallest comes first. The public page shows the first ${SHOWN_TESTIMONIALS}.`,
    example: 1,
  })
  position: number;

  @DateField({ description: 'The first day on which it is shown.', example: '2026-03-14' })
  shownFrom: string;

  @DateField({
    nullable: true,
    description: 'The last day on which it is shown; null without an end.',
    example: '2026-12-31',
  })
  shownUntil: string | null;
}

export class EditTestimonialDto extends WriteTestimonialDto {
  @IntField(VERSION)
  version: number;
}

export class TestimonialVersionDto {
  @IntField(VERSION)
  version: number;
}

export class TestimonialQuery extends PageQuery {
  @EnumField({ ...STATE, query: true, optional: true })
  state?: TestimonialState;
}

export class TestimonialDto extends WriteTestimonialDto {
  @IntField({ description: 'Key of the row.', ...ROW_ID, example: 1 })
  id: number;

  @EnumField(STATE)
  state: TestimonialState;

  @BooleanField({
    description: 'Written for a demonstration, and marked so on the public page, whatever is changed in it.',
    example: false,
  })
  isExample: boolean;

  @IntField({ ...VERSION, description: 'Number of changes; send it with the next change.' })
  version: number;

  /** @param today `YYYY-MM-DD` in the time zone of the deployment */
  static from(testimonial: Testimonial, today: string): TestimonialDto {
    const { id, role, texts, age, relation, consentedOn, position, version } = testimonial;
    const { shownFrom, shownUntil, isExample } = testimonial;
    const said = { role, texts, age, relation, consentedOn, position, shownFrom, shownUntil };
    return { id, ...said, state: stateOn(today, testimonial), isExample, version };
  }
}

export class TestimonialPageDto extends PageOf(TestimonialDto) {}

/** Sent to administrators, who reload what they show. */
export class TestimonialChangedDto extends RecordChangedDto({
  id: 'Key of the row.',
  action: 'What happened: create, edit or remove.',
  example: { id: 1, action: 'edit' },
}) {}
