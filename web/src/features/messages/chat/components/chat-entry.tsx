import IconStarFill from '@arco-design/web-react/icon/react-icon/IconStarFill';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessageDto } from '../../../../api/generated/model';
import { formatDateTime } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import type { ChatStore } from '../chat.store';
import { EntryActions } from './entry-actions';
import styles from './chat-entry.module.css';
import { MessageText } from './message-text';
import { Quote } from './quote';

interface Props {
  message: ChatMessageDto;
  isOwn: boolean;
  /** Only the actions of one message are in the order of Tab. */
  isActive: boolean;
  store: Pick<ChatStore, 'toggleCollected' | 'restore'>;
  onActive: (id: number) => void;
  onAnswer: (message: ChatMessageDto) => void;
  onHide: (message: ChatMessageDto) => void;
}

/** A message. Rendered again only if it changes: there may be thousands. */
export const ChatEntry = memo(function ChatEntry({ message, isOwn, isActive, onActive, ...actions }: Props) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { id, username, content, category, sentAt, time, replyTo, hiddenReason, isCollect } = message;
  return (
    <li
      data-entry={id}
      data-own={isOwn}
      data-hidden={hiddenReason !== null}
      tabIndex={isActive ? 0 : -1}
      className={styles.entry}
      onFocus={() => {
        onActive(id);
      }}
    >
      <div className={styles.head}>
        <span className={styles.name}>{username}</span>
        {isCollect && <IconStarFill aria-hidden="true" className={styles.star} />}
        {category !== 'message' && (
          <StateTag tone={category === 'question' ? 'info' : 'quiet'}>{t(`category.${category}`)}</StateTag>
        )}
        <time
          dateTime={sentAt.replace(' ', 'T')}
          title={formatDateTime(sentAt, language)}
          className={styles.time}
        >
          {time}
        </time>
      </div>
      {replyTo !== null && <Quote quote={replyTo} />}
      <MessageText content={content} isActive={isActive} />
      {hiddenReason !== null && (
        <p className={styles.reason}>{t('hidden.because', { reason: hiddenReason })}</p>
      )}
      <EntryActions message={message} isActive={isActive} {...actions} />
    </li>
  );
});
