import {
  choiceOf,
  type FieldSpec,
  fieldsWith,
  importFields,
  type ImportField,
  type FieldsWith,
  listedFields,
  type ListedFields,
} from '../../common/field-tables/field-table.constants.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import {
  CONTENT_TYPES,
  FILTER_TYPES,
  POLICY_COUNT,
  POLICY_NAME,
  POLICY_NUMBER,
  POLICY_STATUSES,
  POLICY_VERSION,
} from './policies.constants.js';

/** One column of policies and how it is used. */
export type PolicyFieldSpec = FieldSpec & {
  /** `policy_tally` stores the number of policies per choice. */
  tallied?: true;
};

/**
 * Every column of a policy, in display order. DTOs, writes, conditions, sort keys, history, undo, sheets and the
 * columns of saved views are derived from it, and the labels of the web.
 */
export const POLICY_FIELDS = {
  id: {
    column: 'id',
    kind: 'integer',
    limits: ROW_ID,
    description: 'Key of the row.',
    example: 1,
    shown: 'list',
  },
  number: {
    column: 'number',
    kind: 'integer',
    limits: POLICY_NUMBER,
    description: 'Set number, unique among all sets.',
    example: 1024,
    labels: { 'en-US': 'Set Number', 'zh-CN': '集合编号', 'km-KH': 'លេខសំណុំ' },
    shown: 'list',
    filter: 'digits',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    default: 'next_policy_number()',
  },
  name: {
    column: 'name',
    kind: 'text',
    limits: POLICY_NAME,
    description: 'Set name.',
    example: 'Robot friends',
    labels: { 'en-US': 'Set Name', 'zh-CN': '集合名称', 'km-KH': 'ឈ្មោះសំណុំ' },
    shown: 'list',
    filter: 'part',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
  },
  contentType: {
    column: 'content_type',
    ...choiceOf('ContentType', CONTENT_TYPES, {
      img: { 'en-US': 'Image-text', 'zh-CN': '图文', 'km-KH': 'រូបភាព និងអត្ថបទ' },
      horizontalVideo: {
        'en-US': 'Horizontal short video',
        'zh-CN': '横版短视频',
        'km-KH': 'វីដេអូខ្លីផ្ដេក',
      },
      verticalVideo: { 'en-US': 'Vertical short video', 'zh-CN': '竖版短视频', 'km-KH': 'វីដេអូខ្លីបញ្ឈរ' },
    }),
    description: 'img: pictures with text, horizontalVideo and verticalVideo: short videos.',
    example: 'img',
    labels: { 'en-US': 'Content Type', 'zh-CN': '内容体裁', 'km-KH': 'ប្រភេទមាតិកា' },
    shown: 'list',
    filter: 'equal',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    tallied: true,
  },
  count: {
    column: 'count',
    kind: 'integer',
    limits: POLICY_COUNT,
    description: 'The number of items that the set would deliver now. It is counted, not set.',
    example: 128,
    labels: { 'en-US': 'Count', 'zh-CN': '内容量', 'km-KH': 'ចំនួន' },
    shown: 'list',
    sortable: true,
    inSheets: true,
    computed: true,
  },
  filterType: {
    column: 'filter_type',
    ...choiceOf('FilterType', FILTER_TYPES, {
      artificial: { 'en-US': 'Artificial', 'zh-CN': '人工筛选', 'km-KH': 'ដោយមនុស្ស' },
      rules: { 'en-US': 'Rules', 'zh-CN': '规则筛选', 'km-KH': 'តាមវិធាន' },
    }),
    description: 'artificial: chosen by people, rules: chosen by rules.',
    example: 'rules',
    labels: { 'en-US': 'Filter Type', 'zh-CN': '筛选方式', 'km-KH': 'របៀបជ្រើស' },
    shown: 'list',
    filter: 'equal',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    tallied: true,
  },
  createdTime: {
    column: 'created_time',
    kind: 'time',
    description: 'When the set was created, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
    labels: { 'en-US': 'Created Time', 'zh-CN': '创建时间', 'km-KH': 'ពេលបង្កើត' },
    shown: 'list',
    filter: 'days',
    sortable: true,
    audited: true,
    inSheets: true,
    default: `date_trunc('second', now())`,
  },
  status: {
    column: 'status',
    ...choiceOf('PolicyStatus', POLICY_STATUSES, {
      online: { 'en-US': 'Online', 'zh-CN': '已上线', 'km-KH': 'ដាក់ឱ្យប្រើ' },
      offline: { 'en-US': 'Offline', 'zh-CN': '已下线', 'km-KH': 'ដកចេញ' },
    }),
    description: 'online: delivered, offline: not delivered.',
    example: 'online',
    labels: { 'en-US': 'Status', 'zh-CN': '状态', 'km-KH': 'ស្ថានភាព' },
    shown: 'list',
    filter: 'equal',
    sortable: true,
    editable: true,
    audited: true,
    inSheets: true,
    tallied: true,
  },
  ruleId: { column: 'rule_id', kind: 'integer', limits: ROW_ID, nullable: true },
  onlineFrom: {
    column: 'online_from',
    kind: 'time',
    nullable: true,
    description: 'The set is delivered from then on, `YYYY-MM-DD HH:mm:ss`; null: from the beginning.',
    example: null,
    labels: { 'en-US': 'Online from', 'zh-CN': '上线时间', 'km-KH': 'ដាក់ឱ្យប្រើចាប់ពី' },
    shown: 'list',
    audited: true,
  },
  onlineUntil: {
    column: 'online_until',
    kind: 'time',
    nullable: true,
    description: 'The set is delivered until then, `YYYY-MM-DD HH:mm:ss`; null: without an end.',
    example: null,
    labels: { 'en-US': 'Online until', 'zh-CN': '下线时间', 'km-KH': 'ដាក់ឱ្យប្រើរហូតដល់' },
    shown: 'list',
    audited: true,
  },
  version: {
    column: 'version',
    kind: 'integer',
    limits: POLICY_VERSION,
    description: 'Number of changes; send it with an edit, so that no newer change is overwritten.',
    example: 3,
    shown: 'record',
    audited: true,
  },
  updatedTime: {
    column: 'updated_time',
    kind: 'time',
    description: 'When it was last changed, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-15 10:00:00',
    labels: { 'en-US': 'Last changed', 'zh-CN': '最后修改', 'km-KH': 'កែចុងក្រោយ' },
    shown: 'record',
  },
  deletedTime: {
    column: 'deleted_time',
    kind: 'time',
    nullable: true,
    description: 'When it was moved to the bin; null if it is not in the bin.',
    example: null,
    labels: { 'en-US': 'Deleted', 'zh-CN': '删除时间', 'km-KH': 'ពេលលុប' },
    shown: 'record',
    audited: true,
  },
  searchName: { column: 'search_name', kind: 'text', limits: POLICY_NAME },
} as const satisfies Record<string, PolicyFieldSpec>;

type Table = typeof POLICY_FIELDS;

export type PolicyField = keyof Table;
export type PolicyListField = ListedFields<Table>;
export type PolicyFilterField = FieldsWith<Table, 'filter'>;
export type PolicySort = FieldsWith<Table, 'sortable'>;
export type PolicyAuditField = FieldsWith<Table, 'audited'>;
export type PolicySheetField = FieldsWith<Table, 'inSheets'>;
export type PolicyImportField = ImportField<Table>;
export type PolicyChoiceField = FieldsWith<Table, 'names'>;

export const POLICY_LIST_FIELDS = listedFields(POLICY_FIELDS);
export const POLICY_RECORD_FIELDS = fieldsWith(POLICY_FIELDS, 'shown');
export const POLICY_FILTER_FIELDS = fieldsWith(POLICY_FIELDS, 'filter');
export const POLICY_SORTS = fieldsWith(POLICY_FIELDS, 'sortable');
export const POLICY_EDIT_FIELDS = fieldsWith(POLICY_FIELDS, 'editable');
/** Fields that a request may omit. */
export const POLICY_DEFAULT_FIELDS = fieldsWith(POLICY_FIELDS, 'editable', 'default');
export const POLICY_AUDIT_FIELDS = fieldsWith(POLICY_FIELDS, 'audited');
export const POLICY_SHEET_FIELDS = fieldsWith(POLICY_FIELDS, 'inSheets');
/** The columns of an import. */
export const POLICY_IMPORT_FIELDS = importFields(POLICY_FIELDS);
export const POLICY_CHOICE_FIELDS = fieldsWith(POLICY_FIELDS, 'names');
export const POLICY_TALLY_FIELDS = fieldsWith(POLICY_FIELDS, 'tallied');
