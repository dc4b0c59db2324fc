import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import IconReply from '@arco-design/web-react/icon/react-icon/IconReply';
import IconStar from '@arco-design/web-react/icon/react-icon/IconStar';
import IconStarFill from '@arco-design/web-react/icon/react-icon/IconStarFill';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ChatMessageDto } from '../../../../api/generated/model';
import { auditPath } from '../../../../shared/history/audit-link';
import { may } from '../../../../shared/session/permissions';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { MenuButton } from '../../../../shared/ui/actions/menu-button';
import type { ChatStore } from '../chat.store';
import styles from './chat-entry.module.css';

interface Props {
  message: ChatMessageDto;
  isActive: boolean;
  store: Pick<ChatStore, 'toggleCollected' | 'restore'>;
  onAnswer: (message: ChatMessageDto) => void;
  onHide: (message: ChatMessageDto) => void;
}

/** The menu has all actions; beside it stand, where there is room, those that are done often. */
export function EntryActions({ message, isActive, store, onAnswer, onHide }: Props) {
  const { t } = useTranslation(['chat', 'shared']);
  const navigate = useNavigate();
  const { username: name, isCollect, hiddenReason } = message;
  const tabIndex = isActive ? 0 : -1;
  const moderation =
    hiddenReason === null
      ? {
          key: 'hide',
          label: t('hide'),
          isAllowed: may('hideChatMessage'),
          onSelect: () => {
            onHide(message);
          },
        }
      : {
          key: 'restore',
          label: t('restore'),
          isAllowed: may('restoreChatMessage'),
          onSelect: () => {
            // The error is in a toast.
            void store.restore(message.id).catch(() => undefined);
          },
        };
  const toggle = () => void store.toggleCollected(message);
  const answer = () => {
    onAnswer(message);
  };
  const choices = [
    {
      key: 'collect',
      label: t(isCollect ? 'menu.uncollect' : 'menu.collect'),
      isAllowed: true,
      onSelect: toggle,
    },
    { key: 'answer', label: t('menu.answer'), isAllowed: true, onSelect: answer },
    {
      key: 'copy',
      label: t('copy'),
      isAllowed: true,
      onSelect: () => void navigator.clipboard.writeText(message.content),
    },
    moderation,
    {
      key: 'audit',
      label: t('shared:menu.list.audit'),
      isAllowed: may('listAuditEntries'),
      onSelect: () => void navigate(auditPath('chatMessage', message.id)),
    },
  ].filter(({ isAllowed }) => isAllowed);
  return (
    <div className={styles.actions}>
      <IconButton
        label={t(isCollect ? 'uncollect' : 'collect', { name })}
        aria-pressed={isCollect}
        tabIndex={tabIndex}
        className={styles.quick}
        onClick={toggle}
      >
        {isCollect ? <IconStarFill /> : <IconStar />}
      </IconButton>
      <IconButton label={t('answer', { name })} tabIndex={tabIndex} className={styles.quick} onClick={answer}>
        <IconReply />
      </IconButton>
      <MenuButton label={t('more', { name })} tabIndex={tabIndex} floats choices={choices}>
        <IconMore />
      </MenuButton>
    </div>
  );
}
