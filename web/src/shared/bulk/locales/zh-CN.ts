import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'select.row': '选择“{{name}}”',
  'select.page': '选择本页全部',
  'bulk.count_other': '已选 {{count}} 个',
  'bulk.everything_other': '已选全部 {{count}} 个匹配项',
  'bulk.page_other': '已选本页全部 {{count}} 个',
  'bulk.selectEverything_other': '选择全部 {{count}} 个匹配项',
  'bulk.tooMany': '逐个选择最多 {{most}} 个，请改为选择全部匹配项',
  'bulk.most': '一次最多更改 {{most}} 个，请取消选择一部分。',
  'bulk.clear': '清除选择',
  lost: '列表现在显示的是其他内容，已清除选择。',
  'done.nothing': '没有需要更改的内容',
  recent: '最近的更改',
  'recent.text': '批量操作和导入。{{undoHours}} 小时内且相关记录未被更改时，每项都可整体撤销。',
  'recent.none': '过去 {{undoHours}} 小时内没有更改',
  'recent.older': '查看更早的',
  'recent.system': '系统',
  'recent.obstacle.changed': '相关记录此后已被更改，无法再撤销。',
  'recent.obstacle.expired': '已超过 {{undoHours}} 小时，无法再撤销。',
  'recent.undone': '已撤销',
  'recent.refused.changed_other': '其中 {{count, number}} 条记录此后已被更改。没有撤销任何内容。',
};
