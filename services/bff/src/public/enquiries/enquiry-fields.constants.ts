import {
  choiceOf,
  type FieldSpec,
  fieldsWith,
  type FieldsWith,
} from '../../common/field-tables/field-table.constants.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CHILD_AGE,
  COURSES,
  ENQUIRY_KINDS,
  ENQUIRY_MESSAGE,
  ENQUIRY_NAME,
  ENQUIRY_NOTE,
  ENQUIRY_ORGANIZATION,
  ENQUIRY_REPLY,
  ENQUIRY_STATES,
  ENQUIRY_VERSION,
  POSITIONS,
  REFERENCE,
} from './enquiries.constants.js';

/** One column of enquiries: who sets it, and how it is used. What is audited stays after the enquiry is erased. */
export type EnquiryFieldSpec = FieldSpec & {
  /** `visitor`: sent by the visitor; `desk`: set by administrators; `system`: set automatically. */
  setBy: 'visitor' | 'desk' | 'system';
};

/** Every column of an enquiry. No audited field contains personal data. */
export const ENQUIRY_FIELDS = {
  id: {
    column: 'id',
    kind: 'integer',
    limits: ROW_ID,
    description: 'Key of the row.',
    example: 1,
    shown: 'list',
    setBy: 'system',
  },
  reference: {
    column: 'reference',
    kind: 'text',
    limits: { pattern: REFERENCE.pattern },
    description: 'The reference number that the visitor received.',
    example: 'S-7K3M9QD',
    labels: { 'en-US': 'Reference', 'zh-CN': '编号', 'km-KH': 'លេខយោង' },
    shown: 'list',
    setBy: 'visitor',
    audited: true,
  },
  key: { column: 'key', kind: 'text', limits: {}, setBy: 'visitor' },
  contentHash: { column: 'content_hash', kind: 'text', limits: {}, setBy: 'visitor' },
  kind: {
    column: 'kind',
    ...choiceOf('EnquiryKind', ENQUIRY_KINDS, {
      contact: { 'en-US': 'Question', 'zh-CN': '提问', 'km-KH': 'សំណួរ' },
      join: { 'en-US': 'Free lesson', 'zh-CN': '免费试听', 'km-KH': 'សាករៀនឥតគិតថ្លៃ' },
      partner: { 'en-US': 'Partnership', 'zh-CN': '合作', 'km-KH': 'ដៃគូ' },
      career: { 'en-US': 'Application', 'zh-CN': '求职', 'km-KH': 'ដាក់ពាក្យធ្វើការ' },
    }),
    description: 'contact: a question, join: a free lesson, partner: a partnership, career: an application.',
    example: 'join',
    labels: { 'en-US': 'Kind', 'zh-CN': '类型', 'km-KH': 'ប្រភេទ' },
    shown: 'list',
    filter: 'equal',
    setBy: 'visitor',
    audited: true,
  },
  language: {
    column: 'language',
    kind: 'choice',
    schema: 'Language',
    choices: LANGUAGES,
    description: 'The language of the page that the visitor read.',
    example: 'km-KH',
    labels: { 'en-US': 'Language of the page', 'zh-CN': '页面语言', 'km-KH': 'ភាសានៃទំព័រ' },
    shown: 'list',
    setBy: 'visitor',
  },
  name: {
    column: 'name',
    kind: 'text',
    limits: ENQUIRY_NAME,
    description: 'The name of the person.',
    example: 'Chan Maly',
    labels: { 'en-US': 'Name', 'zh-CN': '姓名', 'km-KH': 'ឈ្មោះ' },
    shown: 'list',
    setBy: 'visitor',
  },
  reply: {
    column: 'reply',
    kind: 'text',
    limits: ENQUIRY_REPLY,
    description: 'Email address or telephone number.',
    example: '012 345 678',
    labels: { 'en-US': 'Reply to', 'zh-CN': '联系方式', 'km-KH': 'ឆ្លើយតបទៅ' },
    shown: 'list',
    setBy: 'visitor',
  },
  message: {
    column: 'message',
    kind: 'text',
    limits: ENQUIRY_MESSAGE,
    description: 'The text of the visitor; may be empty.',
    example: 'She likes drawing.',
    labels: { 'en-US': 'Message', 'zh-CN': '内容', 'km-KH': 'សារ' },
    shown: 'list',
    setBy: 'visitor',
  },
  age: {
    column: 'age',
    kind: 'integer',
    limits: CHILD_AGE,
    nullable: true,
    description: 'Age of the child, for a free lesson.',
    example: 9,
    labels: { 'en-US': 'Age of the child', 'zh-CN': '孩子年龄', 'km-KH': 'អាយុកុមារ' },
    shown: 'list',
    setBy: 'visitor',
  },
  course: {
    column: 'course',
    ...choiceOf('Course', COURSES, {
      pictures: { 'en-US': 'Pictures that move', 'zh-CN': '会动的图画', 'km-KH': 'រូបភាពមានចលនា' },
      games: { 'en-US': 'Games with rules', 'zh-CN': '有规则的游戏', 'km-KH': 'ហ្គេមមានច្បាប់លេង' },
      code: { 'en-US': 'Real code', 'zh-CN': '真正的代码', 'km-KH': 'កូដពិតប្រាកដ' },
      robots: { 'en-US': 'Robots', 'zh-CN': '机器人', 'km-KH': 'រ៉ូបូត' },
    }),
    nullable: true,
    description: 'The requested course; null if none was chosen.',
    example: 'games',
    labels: { 'en-US': 'Course', 'zh-CN': '课程', 'km-KH': 'វគ្គសិក្សា' },
    shown: 'list',
    setBy: 'visitor',
  },
  organization: {
    column: 'organization',
    kind: 'text',
    limits: ENQUIRY_ORGANIZATION,
    nullable: true,
    description: 'The organisation of a partner.',
    example: null,
    labels: { 'en-US': 'Organisation', 'zh-CN': '单位', 'km-KH': 'អង្គភាព' },
    shown: 'list',
    setBy: 'visitor',
  },
  position: {
    column: 'position',
    ...choiceOf('Position', POSITIONS, {
      teacher: { 'en-US': 'Teach', 'zh-CN': '教课', 'km-KH': 'បង្រៀន' },
      author: { 'en-US': 'Write courses', 'zh-CN': '编写课程', 'km-KH': 'និពន្ធមេរៀន' },
      care: { 'en-US': 'Support families', 'zh-CN': '服务家庭', 'km-KH': 'ទំនាក់ទំនងគ្រួសារ' },
      other: { 'en-US': 'Something else', 'zh-CN': '其他', 'km-KH': 'ផ្សេងទៀត' },
    }),
    nullable: true,
    description: 'What an applicant wants to do.',
    example: null,
    labels: { 'en-US': 'Would like to', 'zh-CN': '希望从事', 'km-KH': 'ចង់ធ្វើការជា' },
    shown: 'list',
    setBy: 'visitor',
  },
  consentTime: {
    column: 'consent_at',
    kind: 'time',
    nullable: true,
    description:
      'When a parent or guardian consented to the use of the data for a reply; null if no child is ' +
      'concerned.',
    example: '2026-03-14 09:26:53',
    labels: {
      'en-US': 'Parent or guardian agreed',
      'zh-CN': '家长或监护人同意时间',
      'km-KH': 'មាតា បិតា ឬអាណាព្យាបាលយល់ព្រម',
    },
    shown: 'list',
    setBy: 'visitor',
  },
  createdTime: {
    column: 'created_at',
    kind: 'time',
    description: 'When it was received, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
    labels: { 'en-US': 'Received', 'zh-CN': '收到时间', 'km-KH': 'បានទទួល' },
    shown: 'list',
    filter: 'days',
    setBy: 'system',
  },
  state: {
    column: 'state',
    ...choiceOf('EnquiryState', ENQUIRY_STATES, {
      new: { 'en-US': 'New', 'zh-CN': '待处理', 'km-KH': 'ថ្មី' },
      inProgress: { 'en-US': 'In progress', 'zh-CN': '处理中', 'km-KH': 'កំពុងដំណើរការ' },
      closed: { 'en-US': 'Closed', 'zh-CN': '已关闭', 'km-KH': 'បានបិទ' },
    }),
    description:
      'new: nobody has taken it, inProgress: somebody has taken it, closed: it was answered or needs ' +
      'no answer.',
    example: 'new',
    labels: { 'en-US': 'Status', 'zh-CN': '状态', 'km-KH': 'ស្ថានភាព' },
    shown: 'list',
    filter: 'equal',
    setBy: 'desk',
    audited: true,
  },
  assigneeId: { column: 'assignee_id', kind: 'integer', limits: ROW_ID, nullable: true, setBy: 'desk' },
  note: {
    column: 'note',
    kind: 'text',
    limits: ENQUIRY_NOTE,
    description: 'The outcome, recorded when it was last closed; may be empty.',
    example: '',
    labels: { 'en-US': 'Outcome', 'zh-CN': '处理结果', 'km-KH': 'លទ្ធផល' },
    shown: 'list',
    setBy: 'desk',
  },
  version: {
    column: 'version',
    kind: 'integer',
    limits: ENQUIRY_VERSION,
    description: 'Number of changes; send it with the next change.',
    example: 1,
    shown: 'list',
    setBy: 'system',
  },
} as const satisfies Record<string, EnquiryFieldSpec>;

type Table = typeof ENQUIRY_FIELDS;
type SetBy<By> = { [Field in keyof Table]: Table[Field] extends { setBy: By } ? Field : never }[keyof Table];

export type EnquirySentField = SetBy<'visitor'>;
export type EnquiryDeskField = SetBy<'desk'>;
export type EnquiryAuditField = FieldsWith<Table, 'audited'>;

export const ENQUIRY_SHOWN_FIELDS = fieldsWith(ENQUIRY_FIELDS, 'shown');
export const ENQUIRY_FILTER_FIELDS = fieldsWith(ENQUIRY_FIELDS, 'filter');
