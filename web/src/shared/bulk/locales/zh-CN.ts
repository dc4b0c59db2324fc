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
  'done.nothing': '没有需要更改的内容',
};
