import IconNotification from '@arco-design/web-react/icon/react-icon/IconNotification';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAnnouncement } from '../../../shared/announcements/use-announcement';
import { IconButton } from '../../../shared/ui/actions/icon-button';
import { Badge } from '../../../shared/ui/feedback/badge';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { useOpenPanel } from '../../../shared/ui/floating/use-open-panel';
import styles from './message-bell.module.css';
import { MessageBoxStore } from './message-box.store';
import { MESSAGES_PATH } from './messages.constants';

const MessageBox = lazyPart(async () => (await import('./message-box')).MessageBox);

/** The bell of the navbar: the unread count, and the message box that it opens. No menu lists their page: it marks the bell. */
export const MessageBell = observer(function MessageBell() {
  const { t } = useTranslation('messages');
  const { pathname } = useLocation();
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = useOpenPanel(anchor);
  const [store] = useState(() => new MessageBoxStore());
  useEffect(() => store.follow(), [store]);

  const { total } = store.unread;
  const { news } = store;
  useAnnouncement(news && t('arrived', { title: news.title }));
  return (
    <div ref={anchor} className={styles.anchor}>
      <IconButton
        label={t('bell', { count: total })}
        aria-current={pathname === MESSAGES_PATH ? 'page' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? close : open}
      >
        <Badge count={total}>
          <IconNotification />
        </Badge>
      </IconButton>
      {isOpen && (
        <div id={id} role="dialog" aria-label={t('title')} className={styles.panel}>
          <MessageBox store={store} onLeave={close} onLost={close} />
        </div>
      )}
    </div>
  );
});
