import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../shared/records/file-button';
import { useListView } from '../../../shared/lists/use-list-view';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
import { ListTools } from '../../../shared/records/list-tools';
import { DateRangeField } from '../../../shared/ui/fields/date-range-field';
import { Pager } from '../../../shared/ui/pager/pager';
import { OrderTable } from './components/order-table';
import { ordersQuery } from './orders-view';
import { orderKinds, orderStates } from './orders.constants';
import type { OrdersStore } from './orders.store';

interface Props {
  store: OrdersStore;
  onOpen: (id: number) => void;
}

export const OrdersView = observer(function OrdersView({ store, onOpen }: Props) {
  const { t } = useTranslation(['service-cards', 'ordering']);
  const list = store.orders;
  const { query, narrow, pager } = useListView(list, ordersQuery);
  return (
    <>
      <ListTools
        label={t('view.orders')}
        filters={
          <>
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
            <DateRangeField
              label={t('column.createdTime')}
              value={query.createdTime}
              onChange={(createdTime) => {
                narrow({ createdTime });
              }}
            />
          </>
        }
      >
        <FileButton make={() => store.ordersFile(query)} />
      </ListTools>
      <OrderTable list={list} query={query} onQuery={narrow} onOpen={onOpen} />
      <Pager {...pager} />
    </>
  );
});
