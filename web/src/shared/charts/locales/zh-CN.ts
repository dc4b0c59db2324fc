import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  asChart: '以图表显示',
  asTable: '以表格显示',
  role: '图表',
  keys: '{{label}}。用方向键逐点读取。',
  'keys.rows': '{{label}}。使用方向键逐点查看，按 Enter 键查看该点的明细。',
  range: '“{{label}}”的显示范围',
  from: '起点',
  to: '终点',
  'step.soFar': '{{label}}（截至目前）',

  'growth.up': '上升 {{percent}}',
  'growth.down': '下降 {{percent}}',
  'growth.same': '无变化',
  'growth.new': '新增',

  about: '“{{title}}”是如何得出的',
  'about.figure': '数值',
  'about.growth': '增长',
  'about.period': '时间范围',
  'about.source': '数据来源',
  'about.rows': '查看明细',
  source: '来源：{{source}}',

  more: '“{{title}}”的表格与下载',
  download: '下载“{{title}}”',
  'download.csv': '数据（CSV）',
  'download.png': '图片（PNG）',
  'download.done': '已下载 {{name}}',
};
