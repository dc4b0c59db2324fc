import { EnumField } from '../../common/fields/enum-field.js';
import { DateField } from '../../common/fields/date-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { AUTHOR_NAME } from '../authors/authors.constants.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { ROWS_PERIOD } from '../periods/periods.constants.js';
import {
  CONTENT_KINDS,
  CONTENT_ROW_SORTS,
  CONTENT_TITLE,
  type ContentKind,
  type ContentRowSort,
  type Measure,
  MEASURES,
  type Source,
  SOURCES,
  STEPS,
  type Subject,
  SUBJECTS,
} from './content.constants.js';

const kind = {
  values: CONTENT_KINDS,
  enumName: 'ContentKind',
  description: 'The kind: text, imageText (pictures with text) or video.',
  example: 'text',
};
const subject = {
  values: SUBJECTS,
  enumName: 'ContentSubject',
  description: 'The subject that it teaches.',
  example: 'robotics',
};
const source = {
  values: SOURCES,
  enumName: 'ContentSource',
  description: 'Who made it: the studio, teachers, pupils, partners or others.',
  example: 'teachers',
};

export class ContentRowsQuery extends PageQuery {
  @EnumField({
    query: true,
    values: MEASURES,
    enumName: 'ContentMeasure',
    description: 'The figure that is counted.',
    example: 'clicks',
  })
  measure: Measure;

  @DateField({ description: 'First day, in the time zone of the deployment.', example: '2026-03-01' })
  from: string;

  @DateField({
    description: `Last day, included: not before \`from\`, not after today, at most ${ROWS_PERIOD.maxDays} days in all.`,
    example: '2026-03-31',
  })
  to: string;

  @EnumField({ ...kind, query: true, optional: true })
  kind?: ContentKind;

  @EnumField({ ...subject, query: true, optional: true })
  subject?: Subject;

  @EnumField({ ...source, query: true, optional: true })
  source?: Source;

  @IntField({ query: true, optional: true, description: 'Key of the author.', ...ROW_ID, example: 3 })
  author?: number;

  @IntField({
    query: true,
    optional: true,
    description: 'Only events within this step of two hours: 0 begins at 0:00, 11 at 22:00.',
    minimum: 0,
    maximum: STEPS - 1,
    example: 4,
  })
  step?: number;

  @EnumField({
    query: true,
    optional: true,
    values: CONTENT_ROW_SORTS,
    enumName: 'ContentRowSort',
    description: 'The field to sort by; equal rows keep the order of their keys.',
    default: 'value',
  })
  sort: ContentRowSort = 'value';

  @EnumField({
    ...SORT_ORDER,
    query: true,
    optional: true,
    default: 'desc',
  })
  order: SortOrder = 'desc';
}

export class ContentRowDto {
  @IntField({ description: 'Key of the content item.', minimum: 1, example: 4 })
  id: number;

  @TextField({
    description: 'Title.',
    maxLength: CONTENT_TITLE.maxLength,
    example: 'Robot friends: first lesson',
  })
  title: string;

  @EnumField(kind)
  kind: ContentKind;

  @EnumField(subject)
  subject: Subject;

  @EnumField(source)
  source: Source;

  @TextField({ description: 'Name of the author.', maxLength: AUTHOR_NAME.maxLength, example: 'Anna Keller' })
  author: string;

  @IntField({ description: 'The counted measure, always more than zero.', minimum: 1, example: 3127 })
  value: number;
}

export class ContentRowPageDto extends PageOf(ContentRowDto) {
  @IntField({
    description: 'Sum of `value` over all pages: the figure that the rows add up to.',
    minimum: 0,
    example: 568516,
  })
  sum: number;
}
