import { useTranslation } from 'react-i18next';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { RecordsPage } from '../../../shared/records/records-page';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { ServiceOfferEditor } from './components/service-offer-editor';
import { ServiceOfferTable } from './components/service-offer-table';
import { ServiceOfferDrawer } from './service-offer-drawer';
import { serviceOffersQuery, serviceOfferView } from './service-offers-view';
import { states } from './service-offers.constants';
import { newServiceOfferForm, newServiceOfferList, undo } from './service-offers.store';

export function ServiceOffersPage() {
  const { t } = useTranslation(['service-offers', 'shared']);
  return (
    <RecordsPage
      title={t('shared:menu.list.services')}
      newList={newServiceOfferList}
      query={serviceOffersQuery}
      view={serviceOfferView}
      name="service"
      keyOf={({ id }) => id}
      states={{ label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) }}
      begin={[
        {
          operation: 'createServiceOffer',
          label: t('action.create'),
          form: ({ close, changed }) => (
            <FreshForm make={newServiceOfferForm}>
              {(form) => (
                <ServiceOfferEditor
                  form={form}
                  title={t('form.create')}
                  action={t('form.create.send')}
                  onSent={(created) => {
                    close();
                    changed();
                    undoable({
                      id: `service:${created.id}`,
                      text: t('done.create'),
                      undo: () => undo.create(created),
                    });
                  }}
                  onCancel={close}
                />
              )}
            </FreshForm>
          ),
        },
      ]}
      table={(props) => <ServiceOfferTable {...props} />}
      drawer={(props) => <ServiceOfferDrawer {...props} />}
    />
  );
}
