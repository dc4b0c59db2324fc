import IconCheckSquare from '@arco-design/web-react/icon/react-icon/IconCheckSquare';
import IconNotification from '@arco-design/web-react/icon/react-icon/IconNotification';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MessageDto } from '../../../../api/generated/model';
import { Avatar } from '../../../../shared/ui/layout/avatar';
import { Time } from '../../../../shared/ui/layout/time';
import styles from './message-item.module.css';
import { MessageTag } from './message-tag';

interface Props {
  message: MessageDto;
  isRead: boolean;
  onOpen: () => void;
  /** Called when its link is followed. */
  onLeave?: () => void;
  /** Shown beside it, such as a delete button. */
  actions?: ReactNode;
}

/** A collapsed message shows its first lines. Expanding it shows all of it and marks it as read. */
export function MessageItem({ message, isRead, onOpen, onLeave, actions }: Props) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  const { title, subTitle, subTitleKey, content, link, time, messageType } = message;
  const follows = subTitleKey === null ? subTitle : t(`subTitle.${subTitleKey}`);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) onOpen();
  };
  return (
    <li className={styles.item} data-read={isRead}>
      <button type="button" aria-expanded={isOpen} className={styles.message} onClick={toggle}>
        <Picture message={message} />
        <span className={styles.body}>
          <span className={styles.head}>
            <span className={styles.names}>
              <bdi className={styles.title}>{title}</bdi>
              {follows !== '' && ' '}
              <span className={styles.subTitle}>{follows}</span>
            </span>
            <MessageTag kind={message.type} type={messageType} />
          </span>
          <span className={styles.content} data-open={isOpen} dir="auto">
            {content}
          </span>
          <span className={styles.time}>
            <Time wire={time} />
          </span>
        </span>
        {!isRead && <span className="visually-hidden">{t('unread')}</span>}
      </button>
      {actions}
      {link !== null && (
        <div className={styles.foot}>
          <Link
            to={link}
            className={styles.link}
            aria-label={t('open.named', { title })}
            onClick={() => {
              onOpen();
              onLeave?.();
            }}
          >
            {t('open')}
          </Link>
        </div>
      )}
    </li>
  );
}

/** The avatar or initial of a person; messages of the system have an icon. */
function Picture({ message: { type, title, avatar } }: { message: MessageDto }) {
  const signs = {
    message: title.charAt(0).toUpperCase(),
    notice: <IconNotification />,
    todo: <IconCheckSquare />,
  };
  return (
    <span className={styles.picture} data-kind={type}>
      <Avatar picture={avatar} className={styles.avatar}>
        {signs[type]}
      </Avatar>
    </span>
  );
}
