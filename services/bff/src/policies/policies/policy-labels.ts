import { tableLabels } from '../../common/field-tables/field-labels.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { POLICY_CHOICE_FIELDS, POLICY_FIELDS, type PolicySheetField } from './policy-fields.constants.js';

/** Display names of the fields and their values: in downloaded files, and therefore in imported ones. */
export const POLICY_LABELS = tableLabels(POLICY_FIELDS);

/** The columns of the error file of an import. */
export const ERROR_COLUMNS: Record<Language, Record<'row' | 'column' | 'value' | 'rule' | 'msg', string>> = {
  'en-US': { row: 'Row', column: 'Column', value: 'Value', rule: 'Rule', msg: 'Reason' },
  'zh-CN': { row: '行', column: '列', value: '值', rule: '规则', msg: '原因' },
  'km-KH': { row: 'ជួរ', column: 'ជួរឈរ', value: 'តម្លៃ', rule: 'វិធាន', msg: 'មូលហេតុ' },
};

/** The display names of the values of a field. */
export function choicesOf(field: PolicySheetField, language: Language): string {
  const choices = POLICY_CHOICE_FIELDS.filter((choice) => choice === field).flatMap((choice) =>
    Object.values(POLICY_LABELS[language].choices[choice]),
  );
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(choices);
}
