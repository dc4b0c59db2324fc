import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
import { Button } from '../../../shared/ui/actions/button';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { ChannelDrawer } from './channel-drawer';
import { channelsQuery, channelView, NONE } from './channels-view';
import { states } from './channels.constants';
import { newChannelForm, newChannelList } from './channels.store';
import { ChannelFormDialog } from './components/channel-form-dialog';
import { ChannelTable } from './components/channel-table';
import styles from './components/channel.module.css';

/** The keys of those who show content to children. */
export const ChannelsPage = observer(function ChannelsPage() {
  const { t } = useTranslation(['channels', 'shared']);
  const [store] = useState(newChannelList);
  const [view, open] = useUrlView(channelView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, channelsQuery);
  const close = () => {
    open(channelView.initial);
  };
  return (
    <PageFrame title={t('shared:menu.list.keys')}>
      <div className={styles.top}>
        <div role="search" aria-label={t('shared:menu.list.keys')} className={styles.filter}>
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
      <ChannelTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ channel: id });
        }}
      />
      <Pager {...pager} />
      {view.new === 'yes' && (
        <FreshForm make={newChannelForm}>
          {(form) => (
            <ChannelFormDialog
              form={form}
              title={t('form.create')}
              action={t('action.create')}
              onSent={({ id }) => {
                store.changed();
                open({ channel: id, new: '' });
              }}
              onCancel={close}
            />
          )}
        </FreshForm>
      )}
      {view.channel !== NONE && (
        <ChannelDrawer
          key={view.channel}
          id={view.channel}
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
        />
      )}
    </PageFrame>
  );
});
