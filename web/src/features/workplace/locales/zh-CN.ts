import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  greeting: '欢迎，{{name}}',
  figures: '内容集合',
  'figures.total': '全部集合',
  'figures.online': '已上线',
  'figures.offline': '已下线',
  'figures.newSinceYesterday': '昨日以来新增',
  months: '每月新建集合',
  'months.month': '月份',
  'months.sets': '集合数',
  types: '内容体裁分布',
  'types.img': '图文',
  'types.horizontalVideo': '横版短视频',
  'types.verticalVideo': '竖版短视频',
  'types.items_other': '{{formatted}} 条内容',
  'types.sets_other': '分布于 {{count}} 个集合',
  'types.total': '全部内容量',
};
