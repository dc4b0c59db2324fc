import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'count.rows': '行',
  'count.create': '新建',
  'count.update': '更改',
  'count.unchanged': '不变',
  'count.error': '有错误',
  errors_other: '{{count}} 个错误',
  'errors.first_other': '前 {{count}} 个错误',
  'errors.label': '错误',
  'errors.row': '行',
  'errors.column': '列',
  'errors.value': '值',
  'errors.reason': '原因',
  reading: '换一种方式读取文件',
  'reading.encoding': '编码',
  'reading.sheet': '工作表',
  'reading.row': '表头所在的行',
  'reading.row.range': '请输入 {{min, number}} 到 {{max, number}} 之间的行号',
  'reading.done':
    '读取的是工作表“{{sheet}}”，表头在第 {{row, number}} 行。如需换一种方式读取，请重新选择文件。',
  'reading.done.csv':
    '按 {{encoding}} 读取，表头在第 {{row, number}} 行。如需换一种方式读取，请重新选择文件。',
  'reading.again': '重新读取',
};
