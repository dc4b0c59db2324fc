import { FEN_PER_YUAN } from '../../billing/ledger/ledger.constants.js';
import { inEachLanguage, translations } from '../../common/messages/translate.js';
import { type Outgoing } from '../../messages/messages/message-sender.service.js';
import { type ServiceOrder } from './service-order.entity.js';
import { orderPath } from './service-orders.constants.js';
import { textIn } from './service-texts.js';

/** The todo for users who may pay the order, each in their own language. */
export function todoFor({ id, kind, termMonths, price, service }: ServiceOrder): Outgoing {
  const params = { months: termMonths, price: price / FEN_PER_YUAN };
  return {
    to: { can: 'orders.manage' },
    kind: 'order',
    messageType: 0,
    title: inEachLanguage((language) => textIn(service.texts, language)?.title ?? service.title),
    content: translations(`todo.order.${kind}`, params),
    link: orderPath(id),
  };
}
