import type { TranslationOf } from '../../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  hint: '按 {{format}} 格式输入日期，或按下箭头键进入日历，用方向键和回车键选择。Page Up、Page Down 切换月份，同时按 Shift 切换年份。',
  'year.previous': '上一年',
  'month.previous': '上个月',
  'month.next': '下个月',
  'year.next': '下一年',
};
