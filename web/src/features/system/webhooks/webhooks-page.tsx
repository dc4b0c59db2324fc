import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookSecretDto } from '../../../api/generated/model';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { RecordsPage } from '../../../shared/records/records-page';
import { SecretDialog } from './components/secret-dialog';
import { WebhookFormDialog } from './components/webhook-form-dialog';
import { WebhookTable } from './components/webhook-table';
import { WebhookDrawer } from './webhook-drawer';
import { webhooksQuery, webhookView } from './webhooks-view';
import { states } from './webhooks.constants';
import { newWebhookForm, newWebhookList } from './webhooks.store';

export function WebhooksPage() {
  const { t } = useTranslation(['webhooks', 'shared']);
  const [created, setCreated] = useState<WebhookSecretDto | null>(null);
  return (
    <>
      <RecordsPage
        title={t('shared:menu.list.webhooks')}
        newList={newWebhookList}
        query={webhooksQuery}
        view={webhookView}
        name="webhook"
        keyOf={({ id }) => id}
        states={{ label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) }}
        begin={[
          {
            operation: 'createWebhook',
            label: t('action.create'),
            form: ({ close, changed }) => (
              <FreshForm make={newWebhookForm}>
                {(form) => (
                  <WebhookFormDialog
                    form={form}
                    title={t('form.create')}
                    action={t('action.create')}
                    onSent={(made) => {
                      close();
                      setCreated(made);
                      changed();
                    }}
                    onCancel={close}
                  />
                )}
              </FreshForm>
            ),
          },
        ]}
        table={(props) => <WebhookTable {...props} />}
        drawer={(props) => <WebhookDrawer {...props} />}
      />
      {created !== null && (
        <SecretDialog
          secret={created.secret}
          onClose={() => {
            setCreated(null);
          }}
        />
      )}
    </>
  );
}
