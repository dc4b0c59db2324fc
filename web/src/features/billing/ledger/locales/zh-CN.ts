import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: '账本',
  order: '订单 {{id}}',
  system: '系统',
  'kind.topUp': '充值',
  'kind.payment': '支付',
  'kind.refund': '退款',
  'column.entry': '条目',
  'column.time': '时间',
  'column.amount': '金额',
  'column.balance': '变动后余额',
  'column.person': '操作人',
  'column.note': '备注',
  'column.order': '订单',
  topUp: '充值',
  'topUp.amount': '金额（元）',
  'topUp.hint': '例如 5000 或 49.90',
  'topUp.wrong': '请输入 {{min}} 到 {{max}} 之间的金额，例如 5000 或 49.90',
  'topUp.note': '备注',
  'topUp.note.hint': '资金来源。查看账本的人都能看到。',
  'topUp.submit': '计入余额',
  'topUp.noRealMoney': '余额只是本产品内的数字，不涉及真实资金。',
  'topUp.done': '余额已增加 {{amount}}',
  empty: '账本为空',
  'empty.text': '充值和支付会显示在这里。',
};
