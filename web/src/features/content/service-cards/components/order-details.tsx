import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ServiceOrderDto } from '../../../../api/generated/model';
import { useServiceTitle } from '../../../../features/content/service-cards/ordering/service-title';
import { formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { Time } from '../../../../shared/ui/layout/time';
import { OrderState } from './order-state';

/** All fields of the order; what has not happened is omitted. */
export function OrderDetails({ order }: { order: ServiceOrderDto }) {
  const { t } = useTranslation(['service-cards', 'ordering']);
  const language = useLanguage();
  const titleOf = useServiceTitle();
  const done = (time: string | null, person: string | null) =>
    time && <Time wire={time} text={(at) => (person === null ? at : t('by', { time: at, person }))} />;
  const facts = {
    state: <OrderState order={order} />,
    service: <Link to="/list/card?tab=service">{titleOf(order)}</Link>,
    kind: t(`ordering:kind.${order.kind}`),
    termMonths: t('ordering:months', { count: order.termMonths }),
    price: formatMoney(order.price, language),
    createdTime: done(order.createdTime, order.createdBy),
    paidTime: done(order.paidTime, order.paidBy),
    cancelledTime: done(order.cancelledTime, order.cancelledBy),
  };
  return <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />;
}
