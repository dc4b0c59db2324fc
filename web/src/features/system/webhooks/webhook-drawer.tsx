import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryDto } from '../../../api/generated/model';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { DeliveryList } from './delivery-list';
import { SecretDialog } from './components/secret-dialog';
import { WebhookDetails } from './components/webhook-details';
import { WebhookFormDialog } from './components/webhook-form-dialog';
import { useFailureText } from './use-failure-text';
import { WebhookRecordStore } from './webhook-record.store';
import { actions, historyActions } from './webhooks.constants';

/** The drawer of a webhook: its fields, what was sent to it, its history and actions. */
export const WebhookDrawer = observer(function WebhookDrawer(props: DrawerProps) {
  const { id, changes, onChanged, onClose } = props;
  const { t } = useTranslation('webhooks');
  const failureText = useFailureText();
  const [store] = useState(() => new WebhookRecordStore(id));
  const { record, editing, secret } = store;
  const { now } = editing;
  const url = record.view.data?.url ?? '';

  const tellTest = (sent: WebhookDeliveryDto) => {
    const [attempt] = sent.attempts;
    if (sent.state === 'delivered') toasts.show({ kind: 'success', text: t('done.test') });
    else if (attempt) toasts.show({ kind: 'error', text: failureText(attempt) });
  };
  const run = {
    edit: () => {
      editing.begin(record.shown);
    },
    test: async () => {
      const sent = await store.test();
      if (sent) tellTest(sent);
      onChanged();
    },
    rotate: async () => {
      const isDone = await confirm({
        title: t('rotate.title'),
        text: t('rotate.text'),
        action: t('action.rotate'),
        isIrreversible: false,
        run: () => store.rotate(),
      });
      if (isDone) onChanged();
    },
    remove: async () => {
      const isDone = await confirm({
        title: t('remove.title'),
        text: t('remove.text', { url }),
        action: t('action.remove'),
        isIrreversible: true,
        run: () => store.remove(),
      });
      if (!isDone) return;
      toasts.show({ kind: 'success', text: t('done.remove') });
      onChanged();
      onClose();
    },
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={t('title')}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(webhook) => (
          <>
            <WebhookDetails webhook={webhook} />
            <DeliveryList store={store} canResend={webhook.state === 'active'} />
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={(action) => t(`history.${action}`)}
              system={t('history.system')}
            />
            <RecordActions
              record={record}
              actions={actions}
              labelOf={(action) => t(`action.${action}`)}
              danger="remove"
              conflict={t('conflict')}
              onAction={(action) => void run[action]()}
            />
          </>
        )}
      </RecordDrawer>
      {now !== null && (
        <WebhookFormDialog
          form={now.form}
          merging={now.merging}
          title={t('form.edit')}
          action={t('form.save')}
          onSent={() => {
            editing.end();
            toasts.show({ kind: 'success', text: t('done.edit') });
            onChanged();
          }}
          onCancel={editing.end}
        />
      )}
      {secret !== null && (
        <SecretDialog
          secret={secret}
          onClose={() => {
            store.setSecret(null);
          }}
        />
      )}
    </>
  );
});
