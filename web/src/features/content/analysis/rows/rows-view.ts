import {
  AudienceMeasure,
  ContentKind,
  ContentMeasure,
  ContentRowSort,
  ContentSource,
  ContentSubject,
  type ListContentRowsParams,
  type ListPeopleRowsParams,
  PeopleRowSort,
  SortOrder,
} from '../../../../api/generated/model';
import { listContentRowsLimits } from '../../../../api/generated/model/limits/analysis';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../../shared/data/list-limits';
import { UrlCodec } from '../../../../shared/lists/url-codec';
import { choiceField, dateRangeField, integerField } from '../../../../shared/lists/url-fields';

const contentMeasures = Object.values(ContentMeasure);
const audienceMeasures = Object.values(AudienceMeasure);
const steps = listContentRowsLimits.step;
const authors = listContentRowsLimits.author;

export type RowsMeasure = ContentMeasure | AudienceMeasure;
export const ROWS_SORTS = [...Object.values(ContentRowSort), ...Object.values(PeopleRowSort)];
type RowsSort = (typeof ROWS_SORTS)[number];

/** The rows behind a figure: what it counts, with its conditions. They are open if `rows` is not empty. */
export interface RowsView {
  rows: RowsMeasure | '';
  rowsDays: string[];
  kind: ContentKind | '';
  subject: ContentSubject | '';
  source: ContentSource | '';
  /** Of two hours, from 0; -1 for the whole day. */
  step: number;
  /** Key of the author; 0 for all. */
  author: number;
  rowsSort: RowsSort | '';
  rowsOrder: SortOrder;
  rowsPage: number;
  rowsSize: PageSize;
}

export const ALL_DAY = -1;
const EVERYONE = 0;

export const rowsView = new UrlCodec<RowsView>({
  rows: choiceField([...contentMeasures, ...audienceMeasures], ''),
  rowsDays: dateRangeField(),
  kind: choiceField(Object.values(ContentKind), ''),
  subject: choiceField(Object.values(ContentSubject), ''),
  source: choiceField(Object.values(ContentSource), ''),
  step: integerField(ALL_DAY, steps.minimum, steps.maximum),
  author: integerField(EVERYONE, authors.minimum, authors.maximum),
  rowsSort: choiceField<RowsSort, ''>(ROWS_SORTS, ''),
  rowsOrder: choiceField<SortOrder, SortOrder>(Object.values(SortOrder), 'desc'),
  rowsPage: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  rowsSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
});

const found = <Value extends string>(values: Value[], text: string) => values.find((value) => value === text);

/** @returns null if the view does not ask for content */
export function contentParams(view: RowsView): ListContentRowsParams | null {
  const measure = found(contentMeasures, view.rows);
  const [from, to] = view.rowsDays;
  if (measure === undefined || from === undefined || to === undefined) return null;
  const { kind, subject, source, step, author, rowsOrder: order } = view;
  const params: ListContentRowsParams = { measure, from, to, ...pageOf(view) };
  if (kind !== '') params.kind = kind;
  if (subject !== '') params.subject = subject;
  if (source !== '') params.source = source;
  if (step !== ALL_DAY) params.step = step;
  if (author !== EVERYONE) params.author = author;
  const sort = found(Object.values(ContentRowSort), view.rowsSort);
  return sort === undefined ? params : { ...params, sort, order };
}

/** @returns null if the view does not ask for people */
export function peopleParams(view: RowsView): ListPeopleRowsParams | null {
  const measure = found(audienceMeasures, view.rows);
  const [from, to] = view.rowsDays;
  if (measure === undefined || from === undefined || to === undefined) return null;
  const params: ListPeopleRowsParams = { measure, from, to, ...pageOf(view) };
  const sort = found(Object.values(PeopleRowSort), view.rowsSort);
  return sort === undefined ? params : { ...params, sort, order: view.rowsOrder };
}

const pageOf = ({ rowsPage, rowsSize }: RowsView) => ({ current: rowsPage, pageSize: rowsSize });
