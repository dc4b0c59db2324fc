import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrollStop } from '../../focus/use-scroll-stop';
import styles from './dialog.module.css';
import { IconButton } from '../actions/icon-button';
import { DialogFooter } from './dialog-actions';
import { useModal } from './use-modal';

interface Props {
  title: string;
  /**
   * A drawer is at the left side, a panel and the wider sheet at the right; all take the whole height. A desk
   * takes most of the screen, and on phones all of it.
   */
  shape?: 'box' | 'desk' | 'drawer' | 'panel' | 'sheet';
  /** Beside the title. */
  extra?: ReactNode;
  /** What it is about, and `DialogActions`. Only this part scrolls. */
  children: ReactNode;
  onClose: () => void;
}

/** Open for as long as it is rendered. The focus starts at the first field of its form, or at its title. */
export function Dialog({ title, shape = 'box', extra, children, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const modal = useModal({ closesByBackdrop: shape !== 'box' && shape !== 'desk', onClose });
  const body = useScrollStop(id);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return (
    <dialog
      {...modal}
      onKeyDown={(event) => {
        // Closes this dialog only, not the one below it.
        if (event.key === 'Escape') event.stopPropagation();
      }}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={id}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <div className={styles.tools}>
            {extra}
            <IconButton label={t('action.close')} onClick={onClose}>
              <IconClose />
            </IconButton>
          </div>
        </div>
        <DialogFooter value={footer}>
          <div ref={body} className={styles.body}>
            {children}
          </div>
        </DialogFooter>
        <div data-toasts className={styles.toasts} />
        <div ref={setFooter} className={styles.footer} />
      </div>
    </dialog>
  );
}
