import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { newChannelRecord } from './channel-record.store';
import { actions, historyActions } from './channels.constants';
import { CallSample } from './components/call-sample';
import { ChannelDetails } from './components/channel-details';
import { ChannelFormDialog } from './components/channel-form-dialog';

/** The drawer of a channel: its fields, how to call with its key, its history and actions. */
export const ChannelDrawer = observer(function ChannelDrawer({
  id,
  changes,
  onChanged,
  onClose,
}: DrawerProps) {
  const { t } = useTranslation('channels');
  const [store] = useState(() => newChannelRecord(id));
  const { record, editing } = store;
  const { now } = editing;
  const name = record.view.data?.name ?? '';

  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onChanged();
  };
  const run = {
    edit: () => {
      editing.begin(record.shown);
    },
    rotate: async () => {
      const isDone = await confirm({
        title: t('rotate.title'),
        text: t('rotate.text'),
        action: t('action.rotate'),
        isIrreversible: false,
        run: () => store.rotate(),
      });
      if (isDone) done(t('done.rotate'));
    },
    revoke: async () => {
      const isDone = await confirm({
        title: t('revoke.title'),
        text: t('revoke.text', { name }),
        action: t('action.revoke'),
        isIrreversible: true,
        run: () => store.revoke(),
      });
      if (isDone) done(t('done.revoke'));
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
        {(channel) => (
          <>
            <ChannelDetails channel={channel} />
            {channel.state === 'active' && <CallSample channelKey={channel.key} />}
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={(action) => t(`history.${action}`)}
              system={t('history.system')}
            />
            {channel.state === 'active' && (
              <RecordActions
                record={record}
                actions={actions}
                labelOf={(action) => t(`action.${action}`)}
                danger="revoke"
                conflict={t('conflict')}
                onAction={(action) => void run[action]()}
              />
            )}
          </>
        )}
      </RecordDrawer>
      {now !== null && (
        <ChannelFormDialog
          form={now.form}
          merging={now.merging}
          title={t('form.edit')}
          action={t('form.save')}
          onSent={() => {
            editing.end();
            done(t('done.edit'));
          }}
          onCancel={editing.end}
        />
      )}
    </>
  );
});
