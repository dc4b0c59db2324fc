import { IconDelete } from '@arco-design/web-react/icon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageDto } from '../../api/generated/model';
import { useUrlView } from '../../shared/lists/use-url-view';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { IconButton } from '../../shared/ui/icon-button';
import { PageFrame } from '../../shared/ui/page-frame';
import { Pager } from '../../shared/ui/pager';
import { Tabs } from '../../shared/ui/tabs';
import { MessageFilterForm } from './components/message-filter-form';
import { MessageItem } from './components/message-item';
import { MessageList } from './components/message-list';
import { MessageToolbar } from './components/message-toolbar';
import { messagesQuery, type MessagesQuery, noFilters } from './messages-view';
import { MessagesStore } from './messages.store';
import { useKindTabs } from './use-kind-tabs';

export const MessagesPage = observer(function MessagesPage() {
  const { t } = useTranslation(['messages', 'shared']);
  const [store] = useState(() => new MessagesStore());
  const [query, changeQuery] = useUrlView(messagesQuery);
  const [asked, setAsked] = useState<MessageDto | 'all' | null>(null);
  const tabs = useKindTabs(store.unread);
  const { list } = store;
  useEffect(() => store.show(query), [store, query]);

  const narrow = (change: Partial<MessagesQuery>) => {
    changeQuery({ current: messagesQuery.initial.current, ...change });
  };
  const closeQuestion = () => {
    setAsked(null);
  };
  return (
    <PageFrame title={t('shared:menu.user.message')}>
      <Tabs
        label={t('title')}
        tabs={tabs}
        chosen={query.type}
        onChoose={(type) => {
          narrow({ type, ...noFilters });
        }}
      >
        <MessageFilterForm query={query} onSearch={narrow} />
        <MessageToolbar
          hasUnread={store.unread.of(query.type) > 0}
          isEmpty={list.total === 0}
          onRefresh={() => void list.refresh()}
          onReadAll={() => void store.readAll(query.type)}
          onClear={() => {
            setAsked('all');
          }}
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
                    setAsked(message);
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
          total={list.state === 'ready' || list.state === 'empty' ? list.total : null}
          onPage={(current) => {
            changeQuery({ current });
          }}
          onPageSize={(pageSize) => {
            narrow({ pageSize });
          }}
        />
      </Tabs>
      {asked === 'all' && (
        <ConfirmDialog
          title={t('clear.title')}
          action={t('clear')}
          onConfirm={() => store.clear(query.type)}
          onClose={closeQuestion}
        >
          {t(`clear.ask.${query.type}`)}
        </ConfirmDialog>
      )}
      {asked !== null && asked !== 'all' && (
        <ConfirmDialog
          title={t('remove.title')}
          action={t('remove')}
          onConfirm={() => store.remove(asked)}
          onClose={closeQuestion}
        >
          {t('remove.ask', { title: asked.title })}
        </ConfirmDialog>
      )}
    </PageFrame>
  );
});
