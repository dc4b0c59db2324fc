import { type LedgerKind } from '../../billing/ledger/ledger.constants.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type OrderKind, type OrderState } from '../service-cards/service-orders.constants.js';

interface BillingLabels {
  ledger: { columns: string[]; kind: Record<LedgerKind, string>; system: string };
  orders: {
    columns: string[];
    kind: Record<OrderKind, string>;
    state: Record<OrderState | 'refunded', string>;
  };
}

/** The texts of the files besides what was entered. */
export const BILLING_LABELS: Record<Language, BillingLabels> = {
  'en-US': {
    ledger: {
      columns: ['Time', 'Entry', 'Amount (CNY)', 'Balance after (CNY)', 'Order', 'By', 'Note'],
      kind: { topUp: 'Top-up', payment: 'Payment', refund: 'Refund' },
      system: 'The system',
    },
    orders: {
      columns: [
        ...['Order', 'Service', 'Kind', 'Term (months)', 'Price (CNY)', 'Status'],
        ...['Ordered', 'Ordered by', 'Paid', 'Paid by', 'Cancelled', 'Cancelled by'],
      ],
      kind: { open: 'Open', renew: 'Renew' },
      state: { pending: 'Waits for payment', paid: 'Paid', cancelled: 'Cancelled', refunded: 'Refunded' },
    },
  },
  'zh-CN': {
    ledger: {
      columns: ['时间', '类型', '金额（元）', '之后余额（元）', '订单', '操作人', '备注'],
      kind: { topUp: '充值', payment: '支付', refund: '退款' },
      system: '系统',
    },
    orders: {
      columns: [
        ...['订单', '服务', '类型', '期限（月）', '价格（元）', '状态'],
        ...['下单时间', '下单人', '支付时间', '支付人', '取消时间', '取消人'],
      ],
      kind: { open: '开通', renew: '续约' },
      state: { pending: '待支付', paid: '已支付', cancelled: '已取消', refunded: '已退款' },
    },
  },
  'km-KH': {
    ledger: {
      columns: ['ពេលវេលា', 'ប្រភេទ', 'ចំនួនទឹកប្រាក់ (CNY)', 'សមតុល្យក្រោយ (CNY)', 'ការបញ្ជាទិញ', 'ដោយ', 'កំណត់ចំណាំ'],
      kind: { topUp: 'បញ្ចូលទឹកប្រាក់', payment: 'ការបង់ប្រាក់', refund: 'ការសងប្រាក់វិញ' },
      system: 'ប្រព័ន្ធ',
    },
    orders: {
      columns: [
        ...['ការបញ្ជាទិញ', 'សេវា', 'ប្រភេទ', 'រយៈពេល (ខែ)', 'តម្លៃ (CNY)', 'ស្ថានភាព'],
        ...['បានបញ្ជាទិញ', 'បញ្ជាទិញដោយ', 'បានបង់', 'បង់ដោយ', 'បានបោះបង់', 'បោះបង់ដោយ'],
      ],
      kind: { open: 'បើក', renew: 'បន្ត' },
      state: {
        pending: 'រង់ចាំការបង់ប្រាក់',
        paid: 'បានបង់',
        cancelled: 'បានបោះបង់',
        refunded: 'បានសងវិញ',
      },
    },
  },
};
