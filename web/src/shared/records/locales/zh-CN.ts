import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  search: '查询',
  reset: '重置',
  'filter.all': '全部',
  'filter.search': '搜索',
  operations: '操作',
  view: '查看',
  history: '历史',
  'history.more': '显示更早的记录',
  'history.empty': '尚未处理',
  'history.empty.text': '每一步的人员和时间都会记录在这里。',
  'empty.filtered': '没有符合条件的结果',
  'empty.filtered.action': '重置筛选条件',
  'empty.page': '此页已没有内容',
  'empty.page.action': '转到第一页',
};
