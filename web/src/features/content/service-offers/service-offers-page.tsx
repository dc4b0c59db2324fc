import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { NewServiceOffer } from './components/new-service-offer';
import { ServiceOfferTable } from './components/service-offer-table';
import styles from './components/service-offer.module.css';
import { ServiceOfferDrawer } from './service-offer-drawer';
import { serviceOffersQuery, serviceOfferView } from './service-offers-view';
import { states } from './service-offers.constants';
import { newServiceOfferForm, newServiceOfferList, undo } from './service-offers.store';

export const ServiceOffersPage = observer(function ServiceOffersPage() {
  const { t } = useTranslation(['service-offers', 'shared']);
  const [store] = useState(newServiceOfferList);
  const [view, open] = useUrlView(serviceOfferView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, serviceOffersQuery);
  const close = () => {
    open(serviceOfferView.initial);
  };
  return (
    <PageFrame title={t('shared:menu.list.services')}>
      <div className={styles.top}>
        <div role="search" aria-label={t('shared:menu.list.services')} className={styles.filter}>
          <ChoiceFilter
            label={t('column.state')}
            value={query.state}
            choices={states}
            textOf={(state) => t(`state.${state}`)}
            onChange={(state) => {
              narrow({ state });
            }}
          />
        </div>
        {may('createServiceOffer') && (
          <Button
            look="primary"
            onClick={() => {
              open({ new: 'yes' });
            }}
          >
            {t('action.create')}
          </Button>
        )}
      </div>
      <ServiceOfferTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ service: id });
        }}
      />
      <Pager {...pager} />
      {view.new === 'yes' && may('createServiceOffer') && (
        <NewServiceOffer
          makeForm={newServiceOfferForm}
          onSent={(created) => {
            close();
            store.changed();
            undoable({
              id: `service:${created.id}`,
              text: t('done.create'),
              undo: () => undo.create(created),
            });
          }}
          onClose={close}
        />
      )}
      {view.service !== 0 && (
        <ServiceOfferDrawer
          key={view.service}
          id={view.service}
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
        />
      )}
    </PageFrame>
  );
});
