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
  'history.system': '系统',
  'history.own': '{{text}}（由申请人作为唯一管理员处理）',
  'history.withReason': '{{text}}：{{reason}}',
  'history.approval': '已批准（{{approvals}}/{{needed}}）',
  approvals: '{{approvals}}/{{needed}} 人已批准',
  reason: '原因',
  'reason.missing': '请填写原因',
  'done.approval': '已记录您的批准，还须由其他人批准。',
  conflict: '他人已先更改，现显示最新状态。',
  'conflict.by': '{{person}} 已先更改，现显示最新状态。',
};
