import { useTranslation } from 'react-i18next';
import type { ServiceOrderDto } from '../../../../api/generated/model';
import { useServiceTitle } from '../../../../features/content/service-cards/ordering/service-title';
import { formatMoney, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { RecordsTable } from '../../../../shared/records/records-table';
import { Time } from '../../../../shared/ui/layout/time';
import { type OrdersQuery, unfilteredOrders } from '../orders-view';
import { orderSorts } from '../orders.constants';
import { OrderState } from './order-state';

interface Props {
  list: PagedList<ServiceOrderDto, OrdersQuery>;
  query: OrdersQuery;
  onQuery: (change: Partial<OrdersQuery>) => void;
  onOpen: (id: number) => void;
}

export function OrderTable({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation(['service-cards', 'ordering']);
  const language = useLanguage();
  const title = useServiceTitle();
  return (
    <RecordsTable
      label={t('view.orders')}
      columns={{
        service: { width: 150, grows: true, leads: 'title', cell: title },
        id: { width: 76, cell: ({ id }) => formatNumber(id, language) },
        kind: { width: 84, ideal: 110, cell: ({ kind }) => t(`ordering:kind.${kind}`) },
        termMonths: {
          width: 104,
          ideal: 120,
          cell: ({ termMonths }) => t('ordering:months', { count: termMonths }),
        },
        price: {
          width: 116,
          ideal: 132,
          align: 'right',
          cell: ({ price }) => formatMoney(price, language),
        },
        state: { width: 124, ideal: 150, leads: 'state', cell: (order) => <OrderState order={order} /> },
        createdTime: { width: 124, ideal: 164, cell: ({ createdTime }) => <Time wire={createdTime} /> },
        createdBy: { width: 104, ideal: 132, cell: ({ createdBy }) => createdBy ?? '–' },
      }}
      titleOf={(key) => t(`column.${key}`)}
      list={list}
      query={query}
      unfiltered={unfilteredOrders}
      none={{ title: t('empty.orders'), text: t('empty.orders.text') }}
      sorts={orderSorts}
      openLabelOf={(order) => t('view.named', { id: order.id, title: title(order) })}
      onOpen={({ id }) => {
        onOpen(id);
      }}
      onQuery={onQuery}
    />
  );
}
