import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServiceOrderDto } from '../../../api/generated/model';
import type { PagedList } from '../../../shared/lists/paged-list';
import { useListView } from '../../../shared/lists/use-list-view';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
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
  const { t } = useTranslation(['service-cards', 'ordering']);
  const { query, narrow, pager } = useListView(list, ordersQuery);
  return (
    <>
      <div className={styles.filters}>
        <div role="search" aria-label={t('view.orders')} className={styles.fields}>
          <ChoiceFilter
            label={t('column.state')}
            value={query.state}
            choices={orderStates}
            textOf={(state) => t(`state.${state}`)}
            onChange={(state) => {
              narrow({ state });
            }}
          />
          <ChoiceFilter
            label={t('column.kind')}
            value={query.kind}
            choices={orderKinds}
            textOf={(kind) => t(`ordering:kind.${kind}`)}
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
