import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'column.index': '#',
  'column.number': '集合编号',
  'column.name': '集合名称',
  'column.contentType': '内容体裁',
  'column.count': '内容量',
  'column.filterType': '筛选方式',
  'column.createdTime': '创建时间',
  'column.status': '状态',

  'contentType.img': '图文',
  'contentType.horizontalVideo': '横版短视频',
  'contentType.verticalVideo': '竖版短视频',
  'filterType.artificial': '人工筛选',
  'filterType.rules': '规则筛选',
  'status.online': '已上线',
  'status.offline': '已下线',

  'filter.all': '全部',
  'filter.number': '编号开头的数字',
  'filter.number.wrong': '只能输入数字，最多九位',
  'filter.name': '名称的一部分',
  'filter.createdTime': '创建日期',

  'action.search': '查询',
  'action.reset': '重置',
  'action.refresh': '刷新',

  density: '密度',
  'density.mini': '迷你',
  'density.small': '偏小',
  'density.medium': '中等',
  'density.large': '偏大',

  columns: '列设置',
  'columns.move': '移动{{name}}，第 {{at}} 列，共 {{of}} 列：使用上下方向键',

  'empty.none': '还没有集合',
  'empty.none.text': '有人新建后，会显示在这里。',
  'empty.filtered': '没有符合条件的集合',
  'empty.filtered.text': '请减少筛选条件，或重新开始。',
  'empty.filtered.action': '重置筛选条件',
  'empty.page': '此页没有内容',
  'empty.page.action': '回到第一页',
};
