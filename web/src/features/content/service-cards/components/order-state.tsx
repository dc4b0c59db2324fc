import { useTranslation } from 'react-i18next';
import type { ServiceOrderDto } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { orderTones } from '../orders.constants';

/** A cancelled order that was paid before is called refunded. */
export function OrderState({ order: { state, paidTime } }: { order: ServiceOrderDto }) {
  const { t } = useTranslation('service-cards');
  const shown = state === 'cancelled' && paidTime !== null ? 'refunded' : state;
  return <StateTag tone={orderTones[state]}>{t(`state.${shown}`)}</StateTag>;
}
