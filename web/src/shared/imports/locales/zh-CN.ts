import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  choose: '选择文件',
  rows: '表头以下最多 {{rows}} 行',
  'errors.save': '下载全部错误',
  'errors.file': 'import-errors.csv',
  mapping: '列对应关系',
  'mapping.none': '文件中没有',
  'mapping.column': '第 {{at}} 列',
  sample: '文件的前几行',
  outdated: '数据已被更改，请先查看新的数量再导入。',
  blocked: '没有可导入的行。请改正后重新选择文件。',
  skipped_other: '{{count, number}} 行有错误，将不导入。请下载、改正后再导入。',
  rejected_other: '{{count, number}} 行因有错误未导入。',
  'rejected.save': '下载待改正的行',
  'rejected.file': 'rows-to-correct.csv',
  nothing: '全部一致：0 处更改',
  another: '选择其他文件',
  confirm_other: '导入 {{count, number}} 行',
  importing_other: '正在导入 {{count, number}} 行…',
  running: '正在导入 {{name}}…',
  done: '新建 {{created}} 个，更改 {{updated}} 个',
  undoable: '在 {{time}} 之前且导入的数据未被更改时，可撤销整个导入。',
  undo: '撤销导入',
  undone: '导入已撤销，一切已恢复原状',
};
