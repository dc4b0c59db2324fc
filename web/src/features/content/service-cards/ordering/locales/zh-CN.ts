import type { TranslationOf } from '../../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'kind.open': '开通',
  'kind.renew': '续约',
  months_other: '{{count}} 个月',

  'order.title.open': '开通“{{title}}”',
  'order.title.renew': '续约“{{title}}”',
  'order.term': '期限',
  'order.term.option': '{{term}}：{{price}}',
  'order.price': '价格',
  'order.until': '有效期至',
  'order.balance': '余额',
  'order.left': '支付后余额',
  'order.missing': '余额还差 {{amount}}，暂时无法支付。可以先下单，充值后再支付。',
  'order.topUp': '前往账本',
  'order.pay': '立即支付',
  'pay.title': '支付订单 {{id}}：{{title}}',
  'pay.missing': '余额还差 {{amount}}，请先充值。',
  'order.later': '下单，稍后支付',
  'order.gone': '已无法下单：其他人已经下单。',
  'order.repriced': '价格已由 {{former}} 变为 {{price}}，尚未扣款。请核对后重新决定。',
  'order.conflict': '其他人先更改了该服务。现在显示的是当前状态，请重新决定。',
  'order.done.later': '“{{title}}”的订单正等待支付',
  'order.done.open': '“{{title}}”已开通',
  'order.done.renew': '“{{title}}”已续约',
};
