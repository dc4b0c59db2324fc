import { type Language } from '../../common/messages/languages.constants.js';

/** Maximum number of import errors in a response. The error file contains all of them. */
export const MAX_IMPORT_ERRORS = 100;
/** Number of import rows in a response, as samples for the column mapping. */
export const IMPORT_SAMPLE_ROWS = 5;
/** The steps of an import: its table was checked, is being imported, or was imported. */
export const IMPORT_STATES = ['checked', 'importing', 'imported'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** A longer name keeps its end, which shows the kind of file. */
export const IMPORT_FILE_NAME = { maxLength: 255 } as const;
/** Maximum number of imports of one noun stored per account, confirmed or not. */
export const MAX_IMPORTS_PER_ACCOUNT = 5;

/** The columns of the error file of an import. */
export const ERROR_COLUMNS: Record<Language, Record<'row' | 'column' | 'value' | 'rule' | 'msg', string>> = {
  'en-US': { row: 'Row', column: 'Column', value: 'Value', rule: 'Rule', msg: 'Reason' },
  'zh-CN': { row: '行', column: '列', value: '值', rule: '规则', msg: '原因' },
  'km-KH': { row: 'ជួរ', column: 'ជួរឈរ', value: 'តម្លៃ', rule: 'វិធាន', msg: 'មូលហេតុ' },
};
