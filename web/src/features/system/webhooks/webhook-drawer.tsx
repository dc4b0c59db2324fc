import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryDto } from '../../../api/generated/model';
import { useTellMerge } from '../../../shared/forms/use-tell-merge';
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
import { useFieldLabel } from './use-field-label';
import { useFailureText } from './use-failure-text';
import { WebhookRecordStore } from './webhook-record.store';
import { actions, historyActions } from './webhooks.constants';

/** The drawer of a webhook: its fields, what was sent to it, its history and actions. */
export const WebhookDrawer = observer(function WebhookDrawer(props: DrawerProps) {
  const { id, changes, onChanged, onClose } = props;
  const { t } = useTranslation('webhooks');
  const failureText = useFailureText();
  const tellMerge = useTellMerge(useFieldLabel());
  const [store] = useState(() => new WebhookRecordStore(id));
  const { record, editing, secret } = store;
  const url = record.view.data?.url ?? '';

  const tellTest = (sent: WebhookDeliveryDto) => {
    const [attempt] = sent.attempts;
    if (sent.state === 'delivered') toasts.show({ kind: 'success', text: t('done.test') });
    else if (attempt) toasts.show({ kind: 'error', text: failureText(attempt) });
  };
  const run = {
    edit: () => {
      if (record.view.data) store.edit(record.view.data);
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
  };
  const remove = async () => {
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
              danger={{ label: t('action.remove'), onClick: () => void remove() }}
              conflict={t('conflict')}
              onAction={(action) => void run[action]()}
            />
          </>
        )}
      </RecordDrawer>
      {editing !== null && (
        <WebhookFormDialog
          form={editing.form}
          merging={editing}
          title={t('form.edit')}
          action={t('form.save')}
          hasState
          onSent={() => {
            store.closeForm();
            tellMerge(editing.merge);
            toasts.show({ kind: 'success', text: t('done.edit') });
            onChanged();
          }}
          onCancel={() => {
            store.closeForm();
          }}
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
