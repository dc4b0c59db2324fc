import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  asChart: '以图表显示',
  asTable: '以表格显示',
  role: '图表',
  keys: '{{label}}。用方向键逐点读取。',
  range: '“{{label}}”的显示范围',
  from: '起点',
  to: '终点',
};
