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
  'rule.fitted': '支持 {{endings}}；超过 {{size}} 的图片会先自动缩小',
  preparing: '正在处理 {{name}}',
  sending: '正在上传 {{name}}',
  done: '{{name}} 已上传',
  'done.fitted': '{{name}}（{{before}}）已转换为 {{after}} 的图片并上传',
  refused: '{{name}}：{{reason}}',
  'rejected.type': '不支持 {{name}}，仅支持 {{endings}}',
  'rejected.size': '{{name}} 过大，不得超过 {{size}}',
  'rejected.empty': '{{name}} 是空文件',
  'rejected.heic':
    '{{name}} 是 iPhone 的 HEIC 格式，此浏览器无法读取。今后拍照前，请在 iPhone 上选择“设置 › 相机 › 格式 › 兼容性最佳”；这一张请在 iPhone 上或用 Safari 打开本页面后选择',
  'rejected.unreadable': '此浏览器无法将 {{name}} 读取为图片，请另存为 JPEG 或 PNG 后再选择',
};
