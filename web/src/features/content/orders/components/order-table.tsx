import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServiceOrderDto } from '../../../../api/generated/model';
import { useServiceTitle } from '../../../../shared/billing/service-title';
import { formatMoney, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { Button } from '../../../../shared/ui/actions/button';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import { Time } from '../../../../shared/ui/layout/time';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { DataTable } from '../../../../shared/ui/table/data-table';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { ordersQuery, type OrdersQuery } from '../orders-view';
import { orderSorts } from '../orders.constants';
import { NothingHere } from './nothing-here';
import { OrderState } from './order-state';

type ColumnKey = 'service' | 'id' | 'kind' | 'termMonths' | 'price' | 'state' | 'createdTime' | 'createdBy';
type Shape = Omit<DataColumn<ServiceOrderDto>, 'key' | 'title'>;

interface Props {
  list: PagedList<ServiceOrderDto, OrdersQuery>;
  query: OrdersQuery;
  onQuery: (change: Partial<OrdersQuery>) => void;
  onOpen: (id: number) => void;
}

export function OrderTable(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation(['orders', 'billing']);
  const language = useLanguage();
  const titleOf = useServiceTitle();
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;

  const title = ({ serviceKey, serviceTitle }: ServiceOrderDto) => titleOf(serviceKey, serviceTitle);
  const column = (key: ColumnKey, shape: Shape): DataColumn<ServiceOrderDto> => ({
    ...shape,
    key,
    title: t(`column.${key}`),
    isSortable: orderSorts.some((sort) => sort === key),
  });
  const columns = [
    column('service', { width: 150, grows: true, leads: 'title', cell: title }),
    column('id', { width: 76, cell: ({ id }) => formatNumber(id, language) }),
    column('kind', { width: 84, ideal: 110, cell: ({ kind }) => t(`billing:kind.${kind}`) }),
    column('termMonths', {
      width: 104,
      ideal: 120,
      cell: ({ termMonths }) => t('billing:months', { count: termMonths }),
    }),
    column('price', {
      width: 116,
      ideal: 132,
      align: 'right',
      cell: ({ price }) => formatMoney(price, language),
    }),
    column('state', {
      width: 124,
      ideal: 150,
      leads: 'state',
      cell: (order) => <OrderState order={order} />,
    }),
    column('createdTime', {
      width: 124,
      ideal: 164,
      cell: ({ createdTime }) => <Time wire={createdTime} />,
    }),
    column('createdBy', { width: 104, ideal: 132, cell: ({ createdBy }) => createdBy ?? '–' }),
  ];
  const { sort, direction } = query;
  return (
    <DataTable
      label={t('view.orders')}
      columns={columns}
      rows={list.state === 'loading' ? null : list.rows}
      expectedRows={query.pageSize}
      keyOf={({ id }) => id}
      density="large"
      busy={list.isLoading}
      sorting={{
        sort: { key: sort, order: direction },
        onSort: ({ key, order }) => {
          onQuery({ sort: orderSorts.find((one) => one === key) ?? '', direction: order });
        },
      }}
      operations={{
        title: t('column.operations'),
        cell: (order) => (
          <Button
            look="text"
            aria-label={t('view.named', { id: order.id, title: title(order) })}
            onClick={() => {
              onOpen(order.id);
            }}
          >
            {t('view.order')}
          </Button>
        ),
      }}
      onOpen={({ id }) => {
        onOpen(id);
      }}
      empty={
        <NothingHere
          what="orders"
          total={list.total}
          isFiltered={query.state !== '' || query.kind !== ''}
          onFirstPage={() => {
            onQuery({});
          }}
          onReset={() => {
            onQuery({ state: ordersQuery.initial.state, kind: ordersQuery.initial.kind });
          }}
        />
      }
    />
  );
});
