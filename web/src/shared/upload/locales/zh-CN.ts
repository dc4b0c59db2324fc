import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  remove: '移除',
  'remove.named': '移除 {{name}}',
  replace: '替换',
  'replace.named': '替换 {{name}}',
  drop: '或将文件拖放到此处',
  rule: '支持 {{endings}}，不超过 {{size}}',
  'rule.anySize': '支持 {{endings}}',
  sending: '正在上传 {{name}}',
  done: '{{name}} 已上传',
  refused: '{{name}}：{{reason}}',
  'rejected.type': '不支持 {{name}}，仅支持 {{endings}}',
  'rejected.size': '{{name}} 过大，不得超过 {{size}}',
  'rejected.empty': '{{name}} 是空文件',
};
