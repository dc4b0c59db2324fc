import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import IconReply from '@arco-design/web-react/icon/react-icon/IconReply';
import IconStar from '@arco-design/web-react/icon/react-icon/IconStar';
import IconStarFill from '@arco-design/web-react/icon/react-icon/IconStarFill';
import { useTranslation } from 'react-i18next';
import type { ChatMessageDto } from '../../../../api/generated/model';
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

/** Collect and answer, and in the menu what is done less often. */
export function EntryActions({ message, isActive, store, onAnswer, onHide }: Props) {
  const { t } = useTranslation('chat');
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
  const choices = [
    {
      key: 'copy',
      label: t('copy'),
      isAllowed: true,
      onSelect: () => void navigator.clipboard.writeText(message.content),
    },
    moderation,
  ].filter(({ isAllowed }) => isAllowed);
  return (
    <div className={styles.actions} data-collected={isCollect}>
      <IconButton
        label={t(isCollect ? 'uncollect' : 'collect', { name })}
        aria-pressed={isCollect}
        tabIndex={tabIndex}
        className={styles.collect}
        onClick={() => void store.toggleCollected(message)}
      >
        {isCollect ? <IconStarFill /> : <IconStar />}
      </IconButton>
      <IconButton
        label={t('answer', { name })}
        tabIndex={tabIndex}
        onClick={() => {
          onAnswer(message);
        }}
      >
        <IconReply />
      </IconButton>
      <MenuButton label={t('more', { name })} tabIndex={tabIndex} floats choices={choices}>
        <IconMore />
      </MenuButton>
    </div>
  );
}
