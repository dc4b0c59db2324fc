import IconFaceSmileFill from '@arco-design/web-react/icon/react-icon/IconFaceSmileFill';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { useOpenPanel } from '../../../../shared/ui/floating/use-open-panel';
import { EmojiPanel } from './emoji-panel';
import styles from './emoji-button.module.css';

/** Opens the emoji. Choosing one keeps them open, so that several can be added. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('chat');
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = useOpenPanel(anchor);
  return (
    <div ref={anchor} className={styles.anchor}>
      <IconButton
        label={t('emoji')}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? close : open}
      >
        <IconFaceSmileFill />
      </IconButton>
      {isOpen && <EmojiPanel id={id} label={t('emoji')} onChoose={onChoose} onClose={close} />}
    </div>
  );
}
