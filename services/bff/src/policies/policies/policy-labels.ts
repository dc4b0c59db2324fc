import { type Language } from '../../common/messages/languages.constants.js';
import {
  POLICY_CHOICE_FIELDS,
  type POLICY_FIELDS,
  type PolicyChoiceField,
  type PolicySheetField,
} from './policy-fields.constants.js';

type ChoiceLabels = {
  [Field in PolicyChoiceField]: Record<(typeof POLICY_FIELDS)[Field]['choices'][number], string>;
};

/**
 * Display names of the policy fields and their values. Used in downloaded files, and therefore in imported
 * files.
 */
export interface PolicyLabels extends ChoiceLabels {
  columns: Record<PolicySheetField, string>;
  /** The columns of the error file of an import. */
  errors: Record<'row' | 'column' | 'value' | 'rule' | 'msg', string>;
}

export const POLICY_LABELS: Record<Language, PolicyLabels> = {
  'en-US': {
    columns: {
      number: 'Set Number',
      name: 'Set Name',
      contentType: 'Content Type',
      count: 'Count',
      filterType: 'Filter Type',
      createdTime: 'Created Time',
      status: 'Status',
    },
    contentType: {
      img: 'Image-text',
      horizontalVideo: 'Horizontal short video',
      verticalVideo: 'Vertical short video',
    },
    filterType: { artificial: 'Artificial', rules: 'Rules' },
    status: { online: 'Online', offline: 'Offline' },
    errors: { row: 'Row', column: 'Column', value: 'Value', rule: 'Rule', msg: 'Reason' },
  },
  'zh-CN': {
    columns: {
      number: '集合编号',
      name: '集合名称',
      contentType: '内容体裁',
      count: '内容量',
      filterType: '筛选方式',
      createdTime: '创建时间',
      status: '状态',
    },
    contentType: { img: '图文', horizontalVideo: '横版短视频', verticalVideo: '竖版短视频' },
    filterType: { artificial: '人工筛选', rules: '规则筛选' },
    status: { online: '已上线', offline: '已下线' },
    errors: { row: '行', column: '列', value: '值', rule: '规则', msg: '原因' },
  },
  'km-KH': {
    columns: {
      number: 'លេខសំណុំ',
      name: 'ឈ្មោះសំណុំ',
      contentType: 'ប្រភេទមាតិកា',
      count: 'ចំនួន',
      filterType: 'របៀបជ្រើស',
      createdTime: 'ពេលបង្កើត',
      status: 'ស្ថានភាព',
    },
    contentType: {
      img: 'រូបភាព និងអត្ថបទ',
      horizontalVideo: 'វីដេអូខ្លីផ្ដេក',
      verticalVideo: 'វីដេអូខ្លីបញ្ឈរ',
    },
    filterType: { artificial: 'ដោយមនុស្ស', rules: 'តាមវិធាន' },
    status: { online: 'ដាក់ឱ្យប្រើ', offline: 'ដកចេញ' },
    errors: { row: 'ជួរ', column: 'ជួរឈរ', value: 'តម្លៃ', rule: 'វិធាន', msg: 'មូលហេតុ' },
  },
};

/** The display names of the values of a field. */
export function choicesOf(field: PolicySheetField, language: Language): string {
  const choices = POLICY_CHOICE_FIELDS.filter((choice) => choice === field).flatMap((choice) =>
    Object.values(POLICY_LABELS[language][choice]),
  );
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(choices);
}
