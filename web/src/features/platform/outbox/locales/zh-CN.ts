import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'kind.mail': '邮件',
  'kind.webhook': '回调',
  'column.kind': '类型',
  'column.recipient': '接收方',
  'column.failure': '错误代码',
  'column.attempts': '尝试次数',
  'column.createdTime': '写入时间',
  'column.diedTime': '放弃时间',
  'recipient.removed': '内容已清除',
  operations: '操作',
  'action.resend': '重新发送',
  'action.discard': '丢弃',
  'resend.named': '重新发送给 {{recipient}}',
  'discard.named': '丢弃发给 {{recipient}} 的消息',
  'discard.title': '丢弃该消息？',
  'discard.text': '发给 {{recipient}} 的消息将被删除，无法在此重新发送。',
  'done.resend': '消息正在重新发送',
  'done.discard': '消息已丢弃',
  'empty.none': '全部已送达',
  'empty.none.text': '未能送达的邮件和回调消息会显示在此。',
};
