import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServiceOrderDto } from '../../../api/generated/model';
import type { PagedList } from '../../../shared/lists/paged-list';
import { useListView } from '../../../shared/lists/use-list-view';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { Pager } from '../../../shared/ui/pager/pager';
import { OrderTable } from './components/order-table';
import styles from './orders-page.module.css';
import { type OrdersQuery, ordersQuery } from './orders-view';
import { orderKinds, orderStates } from './orders.constants';

interface Props {
  list: PagedList<ServiceOrderDto, OrdersQuery>;
  onOpen: (id: number) => void;
}

export const OrdersView = observer(function OrdersView({ list, onOpen }: Props) {
  const { t } = useTranslation(['orders', 'billing']);
  const { query, narrow, pager } = useListView(list, ordersQuery);
  const any = { value: '' as const, label: t('filter.all') };
  return (
    <>
      <div className={styles.filters}>
        <div role="search" aria-label={t('view.orders')} className={styles.fields}>
          <SelectField
            label={t('column.state')}
            value={query.state}
            options={[any, ...orderStates.map((value) => ({ value, label: t(`state.${value}`) }))]}
            onChange={(state) => {
              narrow({ state });
            }}
          />
          <SelectField
            label={t('column.kind')}
            value={query.kind}
            options={[any, ...orderKinds.map((value) => ({ value, label: t(`billing:kind.${value}`) }))]}
            onChange={(kind) => {
              narrow({ kind });
            }}
          />
        </div>
      </div>
      <OrderTable list={list} query={query} onQuery={narrow} onOpen={onOpen} />
      <Pager {...pager} />
    </>
  );
});
