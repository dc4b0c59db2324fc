import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessageDto } from '../../../api/generated/model';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { saveFile } from '../../../shared/lib/save-file';
import { session } from '../../../shared/session/session.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { Card } from '../../../shared/ui/layout/card';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import styles from './chat-card.module.css';
import { chatView, isFiltered, noFilters } from './chat-view';
import { ChatStore } from './chat.store';
import { ChatFilters } from './components/chat-filters';
import { ChatLog } from './components/chat-log';
import { ChatSkeleton } from './components/chat-skeleton';
import { Composer } from './components/composer';
import { HideDialog } from './components/hide-dialog';
import { TranscriptButton } from './components/transcript-button';
import { ComposerStore } from './composer.store';
import { useChatAnnouncements } from './use-chat-announcements';

/** The chat of the studio. The URL holds its filters. */
export const ChatCard = observer(function ChatCard() {
  const { t } = useTranslation('chat');
  const account = session.user?.accountId ?? '';
  const [store] = useState(() => new ChatStore(account));
  const [composer] = useState(() => new ComposerStore(account, store.outbox));
  const [view, changeView] = useUrlView(chatView, { replace: true });
  const [hiding, setHiding] = useState<ChatMessageDto | null>(null);
  useEffect(() => store.follow(), [store]);
  useEffect(() => {
    store.show(view);
  }, [store, view]);
  useChatAnnouncements(store);

  const hide = async (message: ChatMessageDto, reason: string) => {
    await store.hide(message, reason);
    setHiding(null);
    undoable({ text: t('hide.done', { name: message.username }), undo: () => store.restore(message.id) });
  };
  return (
    <Card
      title={t('title')}
      busy={store.loaded.isLoading}
      className={styles.card}
      extra={
        <TranscriptButton
          onDownload={(format) => {
            // The error is in a toast.
            void store.transcript(format).then(saveFile, () => undefined);
          }}
        />
      }
    >
      <ChatFilters view={view} onChange={changeView} />
      <div className={styles.log}>
        <ResourceView resource={store.loaded} skeleton={<ChatSkeleton />} onRetry={store.load}>
          {() => (
            <ChatLog
              store={store}
              name={session.user?.name ?? ''}
              isFiltered={isFiltered(view)}
              onReset={() => {
                changeView(noFilters);
              }}
              onAnswer={composer.answer}
              onHide={setHiding}
            />
          )}
        </ResourceView>
      </div>
      <Composer composer={composer} />
      {hiding !== null && (
        <HideDialog
          message={hiding}
          onHide={(reason) => hide(hiding, reason)}
          onClose={() => {
            setHiding(null);
          }}
        />
      )}
    </Card>
  );
});
