import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageDto } from '../../../api/generated/model';
import { announce } from '../../../shared/announcements/live-regions';
import { useFoundAnnouncement } from '../../../shared/lists/use-found-announcement';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { IconButton } from '../../../shared/ui/actions/icon-button';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { MessageFilters } from './components/message-filters';
import { MessageItem } from './components/message-item';
import { MessageList } from './components/message-list';
import { MessageToolbar } from './components/message-toolbar';
import { messagesQuery, type MessagesQuery, unfiltered } from './messages-view';
import { MessagesStore } from './messages.store';
import { useKindTabs } from './use-kind-tabs';

export const MessagesPage = observer(function MessagesPage() {
  const { t } = useTranslation(['messages', 'shared']);
  const [store] = useState(() => new MessagesStore());
  const [query, changeQuery] = useUrlView(messagesQuery);
  const tabs = useKindTabs(store.unread);
  const { list } = store;
  useFoundAnnouncement(list);
  useEffect(() => store.show(query), [store, query]);

  const narrow = (change: Partial<MessagesQuery>) => {
    changeQuery({ current: messagesQuery.initial.current, ...change });
  };
  const said =
    (text: 'readAll.done' | 'clear.done' | 'remove.done', title = '') =>
    () => {
      announce(t(text, { title }));
    };
  const clear = () => {
    const question = { title: t('clear.title'), text: t(`clear.ask.${query.type}`) };
    void confirm({
      ...question,
      action: t('clear'),
      isIrreversible: true,
      run: () => store.clear(query.type).then(said('clear.done')),
    });
  };
  const remove = (message: MessageDto) => {
    const question = { title: t('remove.title'), text: t('remove.ask', { title: message.title }) };
    void confirm({
      ...question,
      action: t('remove'),
      isIrreversible: true,
      run: () => store.remove(message).then(said('remove.done', message.title)),
    });
  };
  return (
    <PageFrame title={t('shared:menu.user.message')}>
      <Tabs
        label={t('title')}
        tabs={tabs}
        chosen={query.type}
        onChoose={(type) => {
          narrow({ type, ...unfiltered });
        }}
      >
        <MessageFilters
          query={query}
          busy={list.isLoading}
          onChange={narrow}
          onRefresh={() => void list.repeat()}
        />
        <MessageToolbar
          isAllRead={store.unread.isNone(query.type)}
          isEmpty={store.isEmpty(query.type)}
          onRefresh={() => void list.repeat()}
          onReadAll={() => void store.readAll(query.type).then(said('readAll.done'))}
          onClear={clear}
        />
        <MessageList list={list} query={query} onQuery={narrow}>
          {(message) => (
            <MessageItem
              key={message.id}
              message={message}
              isRead={store.isRead(message)}
              onOpen={() => void store.read(message)}
              actions={
                <IconButton
                  label={t('remove.named', { title: message.title })}
                  onClick={() => {
                    remove(message);
                  }}
                >
                  <IconDelete />
                </IconButton>
              }
            />
          )}
        </MessageList>
        <Pager
          current={query.current}
          pageSize={query.pageSize}
          total={list.isAnswered ? list.total : null}
          onPage={(current) => {
            changeQuery({ current });
          }}
          onPageSize={(pageSize) => {
            narrow({ pageSize });
          }}
        />
      </Tabs>
    </PageFrame>
  );
});
