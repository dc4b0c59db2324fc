import {
  fieldsWith,
  importFields,
  type ImportField,
  type FieldsWith,
  listedFields,
  type ListedFields,
} from '../../common/field-tables/field-table.constants.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { AUTHOR_NAME } from '../../content/authors/authors.constants.js';
import { CONTENT_AGE, CONTENT_TITLE } from '../../content/content/content.constants.js';
import { PICTURE_ID, PICTURE_TEXT } from '../media/media.constants.js';
import { VIDEO_ID } from '../media/videos.constants.js';
import { KIND, LANGUAGE, ONLINE, SOURCE, STATE, SUBJECT } from './content-item-choices.constants.js';
import { type ContentItemFieldSpec } from './content-item-field-spec.constants.js';
import {
  EXTERNAL_ID,
  ITEM_BODY,
  ITEM_SUMMARY,
  ITEM_TITLE,
  LABELS_IN_CELL,
  VIDEO_ADDRESS,
} from './content-items.constants.js';

/**
 * The fields of a content item, in display order. DTOs, statements, filters, comparisons, sheets and the columns of the list are
 * derived from it, and in the web labels, inputs, filters and details.
 */
export const CONTENT_ITEM_FIELDS = {
  itemId: {
    column: 'id',
    kind: 'integer',
    limits: ROW_ID,
    description: 'The `id` of the item, by which an import finds it.',
    example: 42,
    labels: { 'en-US': 'Item ID', 'zh-CN': '内容编号', 'km-KH': 'លេខសម្គាល់មាតិកា' },
    shown: 'record',
    inSheets: true,
  },
  externalId: {
    column: 'external_id',
    kind: 'text',
    limits: EXTERNAL_ID,
    description:
      'What another system calls it; empty if nothing. No two items have the same, except in the bin. It applies at once, not ' +
      'with the next publication.',
    example: 'lesson-0042',
    labels: { 'en-US': 'External ID', 'zh-CN': '外部编号', 'km-KH': 'លេខសម្គាល់ខាងក្រៅ' },
    shown: 'record',
    inSheets: true,
    default: "''",
  },
  title: {
    column: 'title',
    kind: 'text',
    limits: ITEM_TITLE,
    stored: CONTENT_TITLE,
    description: 'Title, on one line.',
    example: 'Robot friends: first lesson',
    labels: { 'en-US': 'Title', 'zh-CN': '标题', 'km-KH': 'ចំណងជើង' },
    shown: 'list',
    editable: true,
    inSheets: true,
    delivered: {
      description: 'Title, in the language of the item.',
      example: 'A robot that waters the garden',
    },
  },
  kind: {
    column: 'kind',
    ...KIND,
    description: 'text; imageText: a text with pictures; video. It never changes.',
    example: 'text',
    labels: { 'en-US': 'Kind', 'zh-CN': '类型', 'km-KH': 'ប្រភេទ' },
    shown: 'list',
    filter: 'equal',
    inSheets: true,
  },
  subject: {
    column: 'subject',
    ...SUBJECT,
    description: 'What it is about.',
    example: 'robotics',
    labels: { 'en-US': 'Subject', 'zh-CN': '学科', 'km-KH': 'មុខវិជ្ជា' },
    shown: 'list',
    filter: 'equal',
    editable: true,
    inSheets: true,
    delivered: { description: 'Subject.', example: 'robotics' },
  },
  source: {
    column: 'source',
    ...SOURCE,
    description: 'Who the work comes from.',
    example: 'teachers',
    labels: { 'en-US': 'Source', 'zh-CN': '来源', 'km-KH': 'ប្រភព' },
    shown: 'list',
    filter: 'equal',
    editable: true,
    inSheets: true,
  },
  author: {
    column: 'author',
    kind: 'text',
    limits: AUTHOR_NAME,
    description: 'Name of the author.',
    example: 'Anna Keller',
    labels: { 'en-US': 'Author', 'zh-CN': '作者', 'km-KH': 'អ្នកនិពន្ធ' },
    shown: 'list',
    inSheets: true,
  },
  language: {
    column: 'language',
    ...LANGUAGE,
    description: 'The language that it is in.',
    example: 'km-KH',
    labels: { 'en-US': 'Language', 'zh-CN': '语言', 'km-KH': 'ភាសា' },
    shown: 'list',
    filter: 'equal',
    editable: true,
    inSheets: true,
    delivered: true,
  },
  agesFrom: {
    column: 'ages_from',
    kind: 'integer',
    limits: CONTENT_AGE,
    description: 'The youngest it is for, in years.',
    example: 8,
    labels: { 'en-US': 'From age', 'zh-CN': '最小年龄', 'km-KH': 'ចាប់ពីអាយុ' },
    shown: 'list',
    editable: true,
    inSheets: true,
    delivered: { description: 'For children from this age, in years.', example: 8 },
  },
  agesTo: {
    column: 'ages_to',
    kind: 'integer',
    limits: CONTENT_AGE,
    description: 'The oldest it is for, in years; not below `agesFrom`.',
    example: 12,
    labels: { 'en-US': 'To age', 'zh-CN': '最大年龄', 'km-KH': 'ដល់អាយុ' },
    shown: 'list',
    editable: true,
    inSheets: true,
    delivered: { description: 'For children up to this age, in years.', example: 12 },
  },
  labels: {
    column: 'labels',
    kind: 'text',
    limits: LABELS_IN_CELL,
    description: 'Words to find it by, with semicolons between them.',
    example: 'robots; first steps',
    labels: { 'en-US': 'Labels', 'zh-CN': '标签', 'km-KH': 'ស្លាក' },
    shown: 'list',
    inSheets: true,
    default: "'{}'",
  },
  summary: {
    column: 'summary',
    kind: 'text',
    limits: ITEM_SUMMARY,
    description: `What it is about, in at most ${ITEM_SUMMARY.maxWords} words; empty if nothing is said.`,
    example: 'A robot that follows a line, built from three parts.',
    labels: { 'en-US': 'Summary', 'zh-CN': '摘要', 'km-KH': 'សេចក្តីសង្ខេប' },
    shown: 'record',
    editable: true,
    inSheets: true,
    default: "''",
    delivered: {
      description: 'A few sentences about it; may be empty.',
      example: 'What we need, and how it works.',
    },
  },
  body: {
    column: 'body',
    kind: 'text',
    limits: ITEM_BODY,
    description:
      'The text, in Markdown without HTML; empty for a video. Headings, lists, tables, links and pictures are shown.',
    example: '## What you need\n\nThree wheels and a motor.',
    labels: { 'en-US': 'Body', 'zh-CN': '正文', 'km-KH': 'អត្ថបទ' },
    shown: 'record',
    editable: true,
    inSheets: true,
    default: "''",
    onlyInRevisions: true,
  },
  videoAddress: {
    column: 'video_address',
    kind: 'text',
    limits: VIDEO_ADDRESS,
    description: 'The https address of the video; empty for anything else.',
    example: '',
    labels: { 'en-US': 'Video address', 'zh-CN': '视频地址', 'km-KH': 'អាសយដ្ឋានវីដេអូ' },
    shown: 'record',
    editable: true,
    inSheets: true,
    default: "''",
    onlyInRevisions: true,
  },
  state: {
    column: 'state',
    ...STATE,
    description:
      'draft: written; inspecting: submitted; rejected: returned with a reason; approved: inspected and not yet online; ' +
      'online and offline: its newest revision was published; removed: in the bin.',
    example: 'online',
    labels: { 'en-US': 'Status', 'zh-CN': '状态', 'km-KH': 'ស្ថានភាព' },
    shown: 'list',
    filter: 'equal',
    inSheets: true,
    computed: true,
  },
  online: {
    column: 'online',
    ...ONLINE,
    description:
      'Whether something of it is online: never, online or offline. What is online stays as it is while its next revision is ' +
      'edited and inspected.',
    example: 'online',
    labels: { 'en-US': 'Online', 'zh-CN': '线上情况', 'km-KH': 'ការដាក់ឱ្យប្រើ' },
    shown: 'list',
    inSheets: true,
    computed: true,
  },
  updated: {
    column: 'updated_at',
    kind: 'time',
    description: 'When it was changed last.',
    example: '2026-03-14 09:26:53',
    labels: { 'en-US': 'Updated', 'zh-CN': '更新时间', 'km-KH': 'ពេលកែប្រែ' },
    shown: 'list',
    inSheets: true,
    computed: true,
  },
  video: {
    column: 'video',
    kind: 'text',
    limits: VIDEO_ID,
    description: 'The id of an uploaded video, instead of an address; empty for anything else.',
    example: '',
    labels: { 'en-US': 'Video', 'zh-CN': '视频', 'km-KH': 'វីដេអូ' },
    shown: 'record',
    editable: true,
    default: "''",
  },
  cover: {
    column: 'cover',
    kind: 'text',
    limits: PICTURE_ID,
    description: 'The id of an uploaded picture that stands for the item; empty for none.',
    example: '',
    labels: { 'en-US': 'Cover', 'zh-CN': '封面', 'km-KH': 'រូបគម្រប' },
    shown: 'record',
    editable: true,
    default: "''",
  },
  coverText: {
    column: 'cover_text',
    kind: 'text',
    limits: PICTURE_TEXT,
    description: 'What the cover shows, for those who cannot see it; necessary with a cover.',
    example: '',
    labels: { 'en-US': 'What the cover shows', 'zh-CN': '封面的文字说明', 'km-KH': 'រូបគម្របបង្ហាញអ្វី' },
    shown: 'record',
    editable: true,
    default: "''",
  },
} as const satisfies Record<string, ContentItemFieldSpec>;

type Table = typeof CONTENT_ITEM_FIELDS;

export type ContentItemField = keyof Table;
export type ContentItemListField = ListedFields<Table>;
export type ContentItemSheetField = FieldsWith<Table, 'inSheets'>;
export type ContentItemImportField = ImportField<Table>;

export const CONTENT_ITEM_LIST_FIELDS = listedFields(CONTENT_ITEM_FIELDS);
export const CONTENT_ITEM_FILTER_FIELDS = fieldsWith(CONTENT_ITEM_FIELDS, 'filter');
export const CONTENT_ITEM_SHEET_FIELDS = fieldsWith(CONTENT_ITEM_FIELDS, 'inSheets');
/** The columns of an import. */
export const CONTENT_ITEM_IMPORT_FIELDS = importFields(CONTENT_ITEM_FIELDS);
