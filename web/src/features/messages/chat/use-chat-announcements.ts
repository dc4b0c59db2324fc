import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../shared/announcements/live-regions';
import { isolated } from '../../../shared/i18n/isolated';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import type { ChatStore } from './chat.store';
import { NewsAnnouncer } from './news-announcer';

/** Says what others write, and that a message was not sent. */
export function useChatAnnouncements(store: ChatStore): void {
  const { t } = useTranslation('chat');
  useEffect(() => {
    const announcer = new NewsAnnouncer(announce, (count) => t('news', { count }));
    const ends = [
      reaction(
        () => store.news,
        (message) => {
          if (message !== null) announcer.tell(`${isolated(message.username)}: ${isolated(message.content)}`);
        },
      ),
      reaction(
        () => store.outbox.failed,
        (count, before) => {
          if (count > before) announce(t('unsent.failed'), 'assertive');
        },
      ),
      reaction(
        () => store.elsewhere,
        () => {
          toasts.show({ kind: 'info', id: 'chat-elsewhere', text: t('sent.elsewhere') });
        },
      ),
      announcer.stop,
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [store, t]);
}
