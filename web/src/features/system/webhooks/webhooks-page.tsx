import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookSecretDto } from '../../../api/generated/model';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
import { Button } from '../../../shared/ui/actions/button';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { SecretDialog } from './components/secret-dialog';
import { WebhookFormDialog } from './components/webhook-form-dialog';
import { WebhookTable } from './components/webhook-table';
import styles from './components/webhook.module.css';
import { WebhookDrawer } from './webhook-drawer';
import { NONE, webhooksQuery, webhookView } from './webhooks-view';
import { states } from './webhooks.constants';
import { newWebhookForm, newWebhookList } from './webhooks.store';

export const WebhooksPage = observer(function WebhooksPage() {
  const { t } = useTranslation(['webhooks', 'shared']);
  const [store] = useState(newWebhookList);
  const [created, setCreated] = useState<WebhookSecretDto | null>(null);
  const [view, open] = useUrlView(webhookView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, webhooksQuery);
  const close = () => {
    open(webhookView.initial);
  };
  return (
    <PageFrame title={t('shared:menu.list.webhooks')}>
      <div className={styles.top}>
        <div role="search" aria-label={t('shared:menu.list.webhooks')} className={styles.field}>
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
        <Button
          look="primary"
          onClick={() => {
            open({ new: 'yes' });
          }}
        >
          {t('action.create')}
        </Button>
      </div>
      <WebhookTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ webhook: id });
        }}
      />
      <Pager {...pager} />
      {view.new === 'yes' && (
        <FreshForm make={newWebhookForm}>
          {(form) => (
            <WebhookFormDialog
              form={form}
              title={t('form.create')}
              action={t('action.create')}
              onSent={(made) => {
                close();
                setCreated(made);
                store.changed();
              }}
              onCancel={close}
            />
          )}
        </FreshForm>
      )}
      {created !== null && (
        <SecretDialog
          secret={created.secret}
          onClose={() => {
            setCreated(null);
          }}
        />
      )}
      {view.webhook !== NONE && (
        <WebhookDrawer
          key={view.webhook}
          id={view.webhook}
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
        />
      )}
    </PageFrame>
  );
});
