import { useTranslation } from 'react-i18next';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { RecordsPage } from '../../../shared/records/records-page';
import { ChannelDrawer } from './channel-drawer';
import { channelsQuery, channelView } from './channels-view';
import { states } from './channels.constants';
import { newChannelForm, newChannelList } from './channels.store';
import { ChannelFormDialog } from './components/channel-form-dialog';
import { ChannelTable } from './components/channel-table';

/** The keys of those who show content to children. */
export function ChannelsPage() {
  const { t } = useTranslation(['channels', 'shared']);
  return (
    <RecordsPage
      title={t('shared:menu.list.keys')}
      newList={newChannelList}
      query={channelsQuery}
      view={channelView}
      name="channel"
      keyOf={({ id }) => id}
      states={{ label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) }}
      begin={[
        {
          operation: 'createChannel',
          label: t('action.create'),
          form: ({ close, changed, open }) => (
            <FreshForm make={newChannelForm}>
              {(form) => (
                <ChannelFormDialog
                  form={form}
                  title={t('form.create')}
                  action={t('action.create')}
                  onSent={({ id }) => {
                    changed();
                    open(id);
                  }}
                  onCancel={close}
                />
              )}
            </FreshForm>
          ),
        },
      ]}
      table={(props) => <ChannelTable {...props} />}
      drawer={(props) => <ChannelDrawer {...props} />}
    />
  );
}
