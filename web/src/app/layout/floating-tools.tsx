import IconMenu from '@arco-design/web-react/icon/react-icon/IconMenu';
import IconSettings from '@arco-design/web-react/icon/react-icon/IconSettings';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/actions/icon-button';
import styles from './floating-tools.module.css';
import { panels } from './panels.store';

interface Props {
  /** Missing while the menu is hidden. */
  onOpenMenu?: (() => void) | undefined;
}

/** What has to be reachable while the navbar is hidden: the way back to it, and the menu of narrow screens. */
export const FloatingTools = observer(function FloatingTools({ onOpenMenu }: Props) {
  const { t } = useTranslation('app');
  const settingsButton = useRef<HTMLButtonElement>(null);
  const isIdle = panels.shown === null;
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    // The button that opened the settings went with the navbar, so the focus has nowhere to return to.
    const hasClosed = isIdle && !wasIdle.current;
    wasIdle.current = isIdle;
    if (hasClosed && document.activeElement === document.body) settingsButton.current?.focus();
  }, [isIdle]);
  return (
    <div className={styles.tools}>
      {onOpenMenu && (
        <IconButton
          label={t('menu.open')}
          aria-haspopup="dialog"
          className={`${styles.tool} ${styles.menu}`}
          onClick={onOpenMenu}
        >
          <IconMenu />
        </IconButton>
      )}
      <IconButton
        ref={settingsButton}
        label={t('settings.open')}
        aria-haspopup="dialog"
        className={styles.tool}
        onClick={() => {
          panels.show('settings');
        }}
      >
        <IconSettings />
      </IconButton>
    </div>
  );
});
